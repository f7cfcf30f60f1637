import { longestRedirect } from '@/lib/foundation/own-path';
import { GET } from './route';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const ask = (query: string) =>
  GET(new Request(`http://localhost/api/ferries/plan-address?${query}`));

it('redirects to the address of the plan', async () => {
  const answer = await ask('lang=el&start=piraeus&islands=naxos:2');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(
    /^\/el\/trip-planner-legacy\?.*start=piraeus.*#plan-answer$/,
  );
});

it.each(['vehicle', 'start', 'islands', 'firstDay', 'adults'])(
  'does not repeat a %s that is too long for a header',
  async (name) => {
    const answer = await ask(`${name}=${'%CE%B1'.repeat(longestRedirect / 3)}`);
    expect(answer.headers.get('location')?.length ?? 0).toBeLessThanOrEqual(longestRedirect);
    expect([303, 414]).toContain(answer.status);
  },
);

it('reports a too long address in the language of the form', async () => {
  const answer = await ask(`lang=el&vehicle=${'x'.repeat(longestRedirect)}`);
  expect(answer.status).toBe(414);
  expect((await answer.json()).detail).toMatch(/[α-ω]/);
});
