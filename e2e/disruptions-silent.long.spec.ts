import en from '../messages/en/disruptions.json' with { type: 'json' };
import { testSite } from '../tools/test/test-settings.mjs';
import { documentOf, textOf } from './support/html';
import { startSite } from './support/own-site';
import { plainGet } from './support/plain-request';
import { boatsOfTomorrow, busyDays, realtimeServer, tomorrow } from './support/realtime-server';
import { expect, test } from './support/test';

test.skip(Boolean(process.env.E2E_BASE_URL), 'starts servers of its own');
// A message becomes stale at a full minute.
test.setTimeout(240_000);

test('of a service that falls silent the page keeps what still holds, and says so', async () => {
  const service = await realtimeServer();
  const trips = await boatsOfTomorrow(testSite.url);
  // A message is read for fifteen minutes. This one has 30 to 90 seconds left, for the site to start.
  const madeAt = (Math.ceil((Date.now() + 30_000) / 60_000) - 15) * 60;
  service.say(busyDays(trips), madeAt);
  const site = await startSite({ FERRY_GTFS_RT_URL: service.address });
  const pageAt = async (address: string) =>
    documentOf((await plainGet(address, { 'accept-language': 'en' }, site.url)).body);
  const stateOf = async () =>
    (await pageAt('/disruptions'))
      .querySelector('[data-testid=disruptions-state]')
      ?.getAttribute('data-state');
  try {
    await expect.poll(stateOf).toBe('live');
    service.fallSilent();
    await expect.poll(stateOf, { timeout: 120_000 }).toBe('away');
    const page = await pageAt('/disruptions');
    const [start = ''] = en.states.away.split(',');
    expect(textOf(page.querySelector('[data-testid=disruptions-state]'))).toContain(start);
    const day = page.querySelector(`#day-${tomorrow()}`);
    expect(day?.querySelector('[data-testid=cancelled-boats]')).not.toBeNull();
    // The delay of the other boat is no longer known.
    expect(day?.querySelector('[data-testid=changed-boats]')).toBeNull();
    expect(textOf(page.querySelector('#notices'))).toContain('Strike of the crews');
  } finally {
    await site.kill();
    await service.close();
  }
});

test('a service that never answered leaves no blank page', async () => {
  const service = await realtimeServer();
  const site = await startSite({ FERRY_GTFS_RT_URL: service.address });
  try {
    const { body } = await plainGet('/disruptions', { 'accept-language': 'en' }, site.url);
    const page = documentOf(body);
    expect(textOf(page.querySelector('[data-testid=disruptions-state]'))).toContain(
      en.states.awayNothing,
    );
    expect(textOf(page.querySelector('[data-testid=disruptions-quiet]'))).toContain(
      en.nothingKnown,
    );
  } finally {
    await site.kill();
    await service.close();
  }
});
