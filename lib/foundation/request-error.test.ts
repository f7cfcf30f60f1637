import { log } from '@/lib/foundation/log';
import { logRequestError } from './request-error';

const id = '0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001';
const context = {
  routerKind: 'App Router',
  routePath: '/[locale]/signin',
  routeType: 'render',
} as Parameters<typeof logRequestError>[2];

it('logs where a request failed, without its data', () => {
  const logged = jest.spyOn(log, 'error');
  const error = Object.assign(new Error('x'), { digest: '1234567890@E394' });
  const headers = { 'x-request-id': id, cookie: 'compass-auth=secret' };
  logRequestError(
    error,
    { path: '/signin?email=eleni@example.org', method: 'GET', headers },
    context,
  );
  const line = {
    requestId: id,
    method: 'GET',
    path: '/signin',
    route: '/[locale]/signin',
    outcome: 'render',
    digest: '1234567890@E394',
  };
  expect(logged.mock.calls).toEqual([['request failed', line, error]]);
});
