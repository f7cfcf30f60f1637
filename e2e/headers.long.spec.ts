import { testSite } from '../tools/test/test-settings.mjs';
import { expectOwnScripts } from './support/own-scripts';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/** Pages rendered for each request, and pages that replace others; addresses.spec.ts has the rest. */
const made = [
  '/signin',
  '/search?q=naxos',
  '/islands?kind=quiet',
  '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-01',
  '/weather/naxos',
  '/no-such-page',
  '/guides/no-such-guide',
  '/trips/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '/blog/no-such-post',
];

test('unlisted pages name every inline script in their policy, for an A+ rating', async () => {
  for (const address of made) expectOwnScripts(await plainGet(address), address);
});

test('a page has the same policy for everyone, so that caches can store it', async () => {
  const policyOf = async (address: string) =>
    (await plainGet(address)).headers['content-security-policy'];
  for (const address of ['/about', '/no-such-page']) {
    expect(await policyOf(address)).toBe(await policyOf(address));
    expect(await policyOf(address)).not.toContain('nonce');
  }
});

test('injected scripts do not run', async ({ browser }) => {
  for (const address of ['/about', '/signin']) {
    const page = await browser.newPage({ baseURL: testSite.url });
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</main>',
        '<script>document.title="mine"</script><img src="x" onerror="document.title=\'mine\'"></main>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await page.title(), address).not.toBe('mine');
    await page.close();
  }
});

test('publishes a security contact', async () => {
  const { status, headers, body } = await plainGet('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  );
  expect((await plainGet(new URL(lines.Contact ?? '').pathname)).status).toBe(200);
  const days = (Date.parse(lines.Expires ?? '') - Date.now()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
});

test('share images and charts may be embedded elsewhere', async () => {
  for (const path of ['/og/en/island/naxos.png', '/icons/icon-192.png']) {
    const { headers } = await plainGet(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});
