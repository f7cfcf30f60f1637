import el from '../messages/el/planner.json' with { type: 'json' };
import en from '../messages/en/planner.json' with { type: 'json' };
import { testSite } from '../tools/test/test-settings.mjs';
import { documentOf, textOf } from './support/html';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

const islands =
  'santorini mykonos naxos paros andros sifnos ios milos serifos folegandros syros koufonisia amorgos iraklia antiparos schinoussa kea kimolos kythnos sikinos anafi tinos donousa thirasia';

/** One of the most expensive plans allowed; each day has its own. */
const dearPlan = (day: number) =>
  `/trip-planner-legacy?${new URLSearchParams({
    start: 'piraeus',
    end: 'piraeus',
    firstDay: new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10),
    lastDay: new Date(Date.UTC(2027, 5, 28 + day)).toISOString().slice(0, 10),
    islands: islands
      .split(' ')
      .map((island) => `${island}:1-2`)
      .join(','),
  })}`;

/** The site without a backend: a full queue would disturb the plans of other tests. */
const origin = `http://localhost:${testSite.portWithoutBackend}`;

/** Sends all requests at once until one responds with a status, then aborts the others. */
async function firstWith(
  status: number,
  requests: readonly (readonly [path: string, sender: string])[],
) {
  const gone = new AbortController();
  const answers = requests.map(async ([path, sender]) => {
    const answer = await fetch(new URL(path, origin), {
      headers: { 'x-forwarded-for': sender },
      signal: gone.signal,
    });
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    return { path, headers: answer.headers, page: documentOf(await answer.text()) };
  });
  const first = await Promise.any(answers);
  gone.abort();
  await Promise.allSettled(answers);
  return first;
}

function expectRefusal(
  { headers, page }: Awaited<ReturnType<typeof firstWith>>,
  language: 'en' | 'el',
  title: string,
) {
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-type')).toContain('text/html');
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
  expect(textOf(page.querySelector('main'))).toContain(title);
  // The form keeps its input.
  expect(page.querySelector('input[name=firstDay]')?.getAttribute('value')).toMatch(/^2027-/);
}

test('a sender with too many running plans gets 429', async () => {
  for (const [language, title] of [
    ['en', en.tooMany.title],
    ['el', el.tooMany.title],
  ] as const) {
    const sender = someSender();
    const prefix = language === 'el' ? '/el' : '';
    const requests = [0, 1, 2, 3].map((day) => [prefix + dearPlan(day), sender] as const);
    expectRefusal(await firstWith(429, requests), language, title);
  }
});

test('a plan gets 503 and Retry-After if the queue is full', async () => {
  // A few are computed at a time, and two dozen may queue.
  const requests = Array.from(
    { length: 36 },
    (_, day) => [`/el${dearPlan(day + 10)}`, someSender()] as const,
  );
  expectRefusal(await firstWith(503, requests), 'el', el.busy.title);
});
