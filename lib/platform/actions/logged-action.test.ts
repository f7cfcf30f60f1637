import { headers } from 'next/headers';
import { currentRequestId } from '@/lib/foundation/http/request-id';
import { log } from '@/lib/foundation/log';
import { loggedAction } from './logged-action';
import type { ActionResult } from './result';

jest.mock('next/headers', () => ({ headers: jest.fn() }));

const id = '0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001';
const logged = jest.spyOn(log, 'info');

/** The line of an action that ends so, and the request it believed to belong to. */
async function run(result: ActionResult<null>, sent: Record<string, string>) {
  jest.mocked(headers).mockResolvedValueOnce(new Headers(sent));
  logged.mockClear();
  let request: string | undefined;
  const answer = await loggedAction('contact', async () => {
    request = currentRequestId();
    return result;
  });
  expect(answer).toBe(result);
  return { request, lines: logged.mock.calls };
}

describe('an action', () => {
  it('logs its request and its outcome', async () => {
    const { request, lines } = await run({ ok: true, data: null }, { 'x-request-id': id });
    expect(request).toBe(id);
    expect(lines).toEqual([
      ['action', { action: 'contact', outcome: 'ok', ms: expect.any(Number) }],
    ]);
  });

  it('logs the cause of a failure, without the message to the user', async () => {
    const error = { code: 'invalid', message: 'eleni@ is no address' } as const;
    const { request, lines } = await run({ ok: false, error }, {});
    expect(request).toBeUndefined();
    expect(lines).toEqual([
      ['action', { action: 'contact', outcome: 'invalid', ms: expect.any(Number) }],
    ]);
  });
});
