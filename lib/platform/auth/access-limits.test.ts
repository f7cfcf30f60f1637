import { isWithinLimit } from '@/lib/platform/actions/rate-limit';
import { takePairLimit } from './access-limits';

let mockSender = '203.0.113.1';
jest.mock('next-intl/server', () => ({}));
const hits = new Map<string, number>();
jest.mock('@/lib/platform/actions/rate-limit', () => ({
  isWithinLimit: jest.fn(),
  senderAddress: async () => mockSender,
}));

beforeEach(() => {
  hits.clear();
  jest.mocked(isWithinLimit).mockImplementation(async ({ bucket, max }, key) => {
    const count = (hits.get(`${bucket} ${key}`) ?? 0) + 1;
    hits.set(`${bucket} ${key}`, count);
    return count <= max;
  });
});

it('ten wrong passwords of strangers do not lock the owner out', async () => {
  for (let stranger = 1; stranger <= 3; stranger += 1) {
    mockSender = `198.51.100.${stranger}`;
    for (let time = 0; time < 10; time += 1) await takePairLimit('eleni@example.org');
    await expect(takePairLimit('Eleni@example.org')).rejects.toThrow();
  }
  mockSender = '203.0.113.1';
  await expect(takePairLimit('eleni@example.org')).resolves.toBeUndefined();
});
