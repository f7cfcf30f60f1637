import { isWithinLimit } from '@/lib/platform/actions/rate-limit';
import { assistantLimits } from './limits';
import { secondsUntilNextQuestion } from './visitor-limit';

jest.mock('@/lib/platform/auth/current-user', () => ({
  currentUser: async () => ({ state: 'missing' }),
}));
jest.mock('@/lib/platform/actions/rate-limit', () => ({ isWithinLimit: jest.fn() }));

const limited = jest.mocked(isWithinLimit);
const from = (address: string) => new Headers({ 'x-forwarded-for': address });

it('counts questions to a service per hour', async () => {
  limited.mockResolvedValue(false);
  const seconds = await secondsUntilNextQuestion(from('192.0.2.1'), true);
  expect(seconds).toBe(assistantLimits.visitor.windowSeconds);
  expect(limited).toHaveBeenCalledWith(assistantLimits.visitor);
});

it('lets more than twenty questions to the built-in model through', async () => {
  limited.mockClear();
  for (let count = 0; count < 60; count += 1)
    expect(await secondsUntilNextQuestion(from('192.0.2.2'), false)).toBe(0);
  expect(limited).not.toHaveBeenCalled();
});
