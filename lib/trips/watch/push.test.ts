import { createECDH } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { composePush, type Push, pushCarrierOf } from './push';
import { isPushEndpoint } from './push-service';
import type { ClaimedMail, Device } from './store';
import { type PushStub, startPushStub } from './testing/push-stub';

const ecdh = createECDH('prime256v1');
const variables = {
  VAPID_PUBLIC_KEY: ecdh.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: ecdh.getPrivateKey().toString('base64url'),
  VAPID_SUBJECT: 'mailto:trips@example.org',
};
let service: PushStub;
beforeAll(async () => {
  service = await startPushStub({ key: variables.VAPID_PUBLIC_KEY });
});
afterAll(() => service.close());
beforeEach(() => {
  jest.replaceProperty(env, 'PUSH_SERVICE', service.url);
  for (const list of [service.received, service.faults]) list.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const carry = pushCarrierOf(variables);
function device(path: string, status?: number): Device {
  if (status) service.answers.set(path, status);
  const { endpoint, keys } = service.browser(path);
  return { endpoint, ...keys };
}
const pushTo = (...devices: Device[]): Push => ({
  message: {
    ...{ title: 'Ακυρώθηκε', body: 'Διαλέξτε άλλο πλοίο', path: '/el/my-trips/1' },
    ...{ tag: '7f1d1a0e-1111-4222-8333-444455556666', language: 'el', owner: 'a-person' },
  },
  devices,
  lifetime: 3600,
});

it('reaches a browser encrypted and signed, with topic, urgency and lifetime', async () => {
  const push = pushTo(device('/one'));
  expect(await carry?.(push)).toEqual({ outcome: 'sent', gone: [] });
  expect(service.faults).toEqual([]);
  expect(service.received).toEqual([
    {
      path: '/one',
      message: push.message,
      ttl: 3600,
      urgency: 'high',
      topic: '7f1d1a0e111142228333444455556666',
      claims: expect.objectContaining({ sub: 'mailto:trips@example.org', aud: service.url }),
    },
  ]);
});

it('is told if one browser was; names those that are gone', async () => {
  const gone = device('/gone', 410);
  const answer = await carry?.(pushTo(gone, device('/busy', 500), device('/two')));
  expect(answer).toEqual({ outcome: 'sent', gone: [gone.endpoint] });
});

it('tries again after a fault of the service, and never after a refusal or without a browser', async () => {
  expect(await carry?.(pushTo(device('/away', 503), device('/lost', 404)))).toMatchObject({
    outcome: 'failed',
    why: 'push failed 503',
  });
  // Our key or clock is wrong, which says nothing about other browsers.
  expect(await carry?.(pushTo(device('/no', 403)))).toEqual({
    outcome: 'failed',
    why: 'push barred 403',
    isAlone: true,
    gone: [],
  });
  expect(await carry?.(pushTo(device('/large', 413)))).toMatchObject({
    outcome: 'refused',
    why: 'push refused 413',
  });
  expect(await carry?.(pushTo())).toMatchObject({ outcome: 'refused', why: 'push: no browser' });
  const wrong = { ...device('/wrong'), p256dh: 'A'.repeat(87) };
  expect(await carry?.(pushTo(wrong))).toMatchObject({ outcome: 'failed' });
});

it('sends nothing to addresses that are no push service', async () => {
  jest.replaceProperty(env, 'PUSH_SERVICE', undefined);
  const endpoint = `${service.url}/inner`;
  expect(await carry?.(pushTo({ ...device('/inner'), endpoint }))).toMatchObject({
    outcome: 'refused',
    gone: [endpoint],
  });
  expect(service.received).toEqual([]);
  for (const known of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ]) {
    expect(isPushEndpoint(known)).toBe(true);
    expect(isPushEndpoint(known.replace('https:', 'http:'))).toBe(false);
    expect(isPushEndpoint(known.replace('.com', '.com.example.org'))).toBe(false);
    expect(isPushEndpoint(known.replace('.com', '.com:8080'))).toBe(false);
    expect(isPushEndpoint(known.replace('://', '://somebody@'))).toBe(false);
  }
});

it('is off without keys', () => {
  expect(pushCarrierOf({ ...variables, VAPID_PRIVATE_KEY: undefined })).toBeUndefined();
});

const departs = '2027-07-14T04:25:00.000Z';
const claimed = (locale: string, kinds: readonly string[]): ClaimedMail => {
  const notices = kinds.map((kind) => ({
    ...{ mail_id: 'm', trip_id: 'a-trip', user_id: 'a-person', channel: 'push', locale },
    ...{
      title: `Islands ${'and more '.repeat(40)}`,
      email: '',
      stage: 'found',
      found_at: '',
      devices: [],
      holds: [],
      shared_token: null,
      stop_id: '00000000-0000-0000-0000-000000000000',
    },
    finding: {
      ...{ key: kind, kind, position: 0, sequence: 0, facts: {}, source: 'live', since: 0 },
      boat: {
        ...{ fromPort: 'piraeus', toPort: 'naxos-chora', departsAt: departs },
        ...{ arrivesAt: '2027-07-14T09:45:00.000Z', operator: '', vessel: 'Blue Star Delos' },
      },
    },
  }));
  return { id: 'm', notices: notices as never };
};
const at = Date.parse(departs) / 60_000 - 60;

it('has the words of the mail in a line each, in the language of the person', async () => {
  const one = await composePush(claimed('en', ['cancelled']), ferryNetwork(), at);
  expect(one.message).toMatchObject({
    title: 'Cancelled: Wednesday 14 July, 07:25, Piraeus – Naxos, Blue Star Delos',
    path: '/my-trips/a-trip',
  });
  expect(one.message.body).toMatch(/^Choose another boat or your money back/);
  expect(one.lifetime).toBe((60 + 320) * 60);
  const two = await composePush(claimed('el', ['cancelled', 'late']), ferryNetwork(), at);
  expect(two.message.path).toBe('/el/my-trips/a-trip');
  expect(two.message.title).toMatch(/^Ακυρώθηκε: .+ και άλλη 1 αλλαγή$/);
  expect(two.message.title.length).toBeLessThanOrEqual(160);
  expect(two.message.body).toMatch(/^Ακυρώθηκε: .+\n.+: .+$/);
});
