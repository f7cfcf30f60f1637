import type { BrowserContext, Page } from '@playwright/test';
import { type PushStub, startPushStub } from '../lib/trips/watch/testing/push-stub';
import el from '../messages/el/tripWatch.json' with { type: 'json' };
import en from '../messages/en/tripWatch.json' with { type: 'json' };
import { testPush, testSite } from '../tools/test/test-settings.mjs';
import { cookieHeader, createAccount, signIn } from './support/account';
import { textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { documentAt } from './support/plain-request';
import { storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/*
 * From the choice of push messages to a notification. Chromium's own push service is not reachable: the page subscribes
 * at ours, and what the site sends there is handed to the service worker through the debugging protocol.
 */

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const key = testPush.variables.VAPID_PUBLIC_KEY;
let service: PushStub;
test.beforeAll(async () => {
  service = await startPushStub({ key, port: testPush.port });
});
test.afterAll(() => service.close());

/** Subscribes at the stub in place of Chromium's service; refuses another key than that of the site. */
async function subscribeAtStub(page: Page, path: string) {
  await page.context().grantPermissions(['notifications'], { origin: testSite.url });
  await page.addInitScript(
    ({ device, siteKey }) => {
      const subscription = { toJSON: () => device, unsubscribe: async () => true };
      // Kept across pages, as a browser does.
      let made = localStorage.getItem('compass-push-owner') ? subscription : null;
      const manager = PushManager.prototype as unknown as Record<string, unknown>;
      manager.subscribe = async (options: { applicationServerKey: Uint8Array }) => {
        const given = btoa(String.fromCharCode(...options.applicationServerKey));
        if (given.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') !== siteKey) {
          throw new Error('Another key');
        }
        made = subscription;
        return made;
      };
      manager.getSubscription = async () => made;
    },
    { device: service.browser(path), siteKey: key },
  );
}

/** Hands a message to the worker as Chromium's push service would. */
async function deliverer(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL === `${testSite.url}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: testSite.url, registrationId },
      data: JSON.stringify(message),
    });
}

interface Scope {
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(): Promise<Notification[]>;
  };
  clients: { openWindow(path: string): Promise<null> };
  dispatchEvent(event: Event): void;
}

const workerOf = (context: BrowserContext) => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker');
  return worker;
};

/** Keeps notifications in the worker: the headless shell of Chromium, which has no desktop, denies every one. */
const keepNotifications = (context: BrowserContext) =>
  workerOf(context).evaluate(() => {
    const { registration } = self as unknown as Scope;
    const kept = new Map<string, Notification>();
    const replaced: Scope['registration'] = {
      async showNotification(title, options) {
        const tag = options.tag ?? '';
        const close = () => kept.delete(tag);
        kept.set(tag, { title, ...options, close } as unknown as Notification);
      },
      getNotifications: async () => [...kept.values()],
    };
    for (const [name, value] of Object.entries(replaced)) {
      Object.defineProperty(registration, name, { value });
    }
  });

const shown = (context: BrowserContext) =>
  workerOf(context).evaluate(async () =>
    (await (self as unknown as Scope).registration.getNotifications()).map(
      ({ title, body, lang, data }) => ({ title, body, lang, data }),
    ),
  );

const keptFor = (page: Page, owner: string, path: string) =>
  page.evaluate(
    async ([name, it]) => Boolean(await (await caches.open(name ?? '')).match(it ?? '')),
    [`compass-person-1-${owner}`, path],
  );

/** Clicks a notification: the browser's own are out of reach, so the worker is told of a click. */
const click = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    const scope = self as unknown as Scope;
    let opened = '';
    Object.defineProperty(scope.clients, 'openWindow', {
      value: async (path: string) => {
        opened = path;
        return null;
      },
    });
    const [notification] = await scope.registration.getNotifications();
    const Click = Reflect.get(self, 'NotificationEvent');
    scope.dispatchEvent(
      notification instanceof Notification
        ? new Click('notificationclick', { notification })
        : Object.assign(new Event('notificationclick'), {
            notification,
            waitUntil: () => undefined,
          }),
    );
    return opened;
  });

test('a boat that is gone is pushed, shown once, and opens the trip without a connection', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  await subscribeAtStub(page, '/phone');
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  const path = `/my-trips/${id}`;
  await page.goto(path);
  await hydrated(page);
  const choice = page.getByRole('region', { name: en.push.title });
  await expect(choice.getByRole('status')).toHaveText(en.push.off);
  await choice.getByRole('button', { name: en.push.switchOn }).click();
  await expect(choice.getByRole('status')).toHaveText(en.push.on);

  await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
  expect(service.faults).toEqual([]);
  const message = service.received[0]?.message ?? {};
  const deliver = await deliverer(page);
  const isAllowed = await page.evaluate(() => Notification.permission === 'granted');
  if (!isAllowed) await keepNotifications(context);
  await deliver(message);
  const expected = {
    title: 'No longer in the timetable: Monday 5 July, 07:30, Piraeus – Naxos, A vessel',
    body: 'Choose another boat before 07:30 on Monday 5 July, and ask the company about your ticket.',
    ...{ lang: 'en', data: path },
  };
  await expect.poll(() => shown(context)).toEqual([expected]);
  // The same message again, as after a crash of the site, replaces itself.
  await deliver(message);
  await expect.poll(() => keptFor(page, account.id, path)).toBe(true);
  expect(await shown(context)).toEqual([expected]);

  expect(await click(context)).toBe(path);
  expect(await shown(context)).toEqual([]);
  await context.setOffline(true);
  await page.goto(path);
  const findings = page.getByTestId('trip-findings');
  await expect(findings.getByRole('heading', { name: en.kinds.gone })).toBeVisible();
  await expect(findings).toContainText(/As of \d\d:\d\d, \w+ \d+ \w+\./);
  await expect(page.locator('#offline-band')).toContainText(
    'You are seeing this page as it was on',
  );

  // After a sign-out the worker shows nothing of the person.
  await context.setOffline(false);
  await context.clearCookies();
  await deliver(message);
  await page.waitForTimeout(1000);
  expect(await shown(context)).toEqual([]);
  expect(await keptFor(page, account.id, path)).toBe(false);
});

test('a browser that gave way to five newer ones is kept again when the page is shown', async ({
  page,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  await subscribeAtStub(page, '/old-phone');
  // The headless shell grants the permission, and then denies that it has.
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' }),
  );
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  const choice = page.getByRole('region', { name: en.push.title });
  const toPhone = () => service.received.filter(({ path }) => path === '/old-phone').length;
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  await choice.getByRole('checkbox', { name: en.push.all }).check();
  await choice.getByRole('button', { name: en.push.switchOn }).click();
  await expect(choice.getByRole('status')).toHaveText(en.push.on);
  await expect.poll(toPhone, { timeout: 15_000 }).toBe(1);
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const data = service.browser(`/newer-${name}`);
    const kept = await page.request.post('/api/push-subscription', { data });
    expect(kept.status()).toBe(204);
  }
  const again = page.waitForResponse((answer) => answer.url().endsWith('/api/push-subscription'));
  await page.reload();
  expect((await again).status()).toBe(204);
  await storeTrip(account, tripDocument('Another week', ['naxos']));
  await expect.poll(toPhone, { timeout: 15_000 }).toBe(2);
  await expect(choice.getByText(en.push.notHere)).toHaveCount(0);

  // A browser that has lost its subscription says so, and offers another.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(choice.getByText(en.push.notHere)).toBeVisible();
  await choice.getByRole('button', { name: en.push.here }).click();
  await expect(choice.getByText(en.push.notHere)).toHaveCount(0);
});

test('only a subscription of the signed-in person at a push service is kept', async ({ page }) => {
  const device = service.browser('/stranger');
  const post = async (data: object | string) =>
    (await page.request.post('/api/push-subscription', { data })).status();
  expect(await post(device)).toBe(401);
  await signIn(page, await createAccount());
  expect(await post(device)).toBe(204);
  expect(await post({ ...device, endpoint: 'http://127.0.0.1/' })).toBe(400);
  expect(await post({ ...device, keys: {} })).toBe(400);
  expect(await post('a=b')).toBe(400);
  const form = await page.request.post('/api/push-subscription', { form: { endpoint: 'x' } });
  expect(form.status()).toBe(400);
});

test('a browser that refuses notifications is told so, and nothing is stored', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  const choice = page.getByRole('region', { name: en.push.title });
  await choice.getByRole('button', { name: en.push.switchOn }).click();
  await expect(choice.getByRole('alert')).toHaveText(en.push.blocked);
  await expect(choice.getByRole('status')).toHaveText(en.push.off);
  const greek = await documentAt(`/el/my-trips/${id}`, cookieHeader(account));
  expect(textOf(greek.querySelector('#pushes'))).toContain(el.push.switchOn);
});
