import { randomUUID } from 'node:crypto';
import el from '../messages/el/ferries.json' with { type: 'json' };
import en from '../messages/en/ferries.json' with { type: 'json' };
import { cookieHeader } from './support/account';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/* Times to be at the port for a boat: on foot, with a vehicle, and at which gate. */

const open =
  '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-14&journey=1.bsn-south-out.piraeus.naxos-chora';
const atPortIn = (page: Awaited<ReturnType<typeof documentAt>>) =>
  page.querySelectorAll('[data-testid=at-port]').map(textOf);

for (const { prefix, texts, gate } of [
  { prefix: '', texts: en.atPort, gate: 'E6' },
  { prefix: '/el', texts: el.atPort, gate: 'Ε6' },
] as const) {
  const foot = texts.by.replace('{time}', '');
  const vehicle = texts.vehicle.split('{')[0] ?? '';

  test(`results and plans say it with the gate of Piraeus, ${prefix || 'en'}`, async () => {
    const [result] = atPortIn(await documentAt(prefix + open));
    expect(result).toContain(foot.trim());
    expect(result).toContain(vehicle.trim());
    expect(result).toContain(gate);
    const [driving] = atPortIn(await documentAt(`${prefix}${open}&vehicle=car`));
    // The driver's time is first.
    expect(driving?.slice(0, foot.length + 5)).not.toBe(result?.slice(0, foot.length + 5));
  });

  test(`a saved trip, its shared page and its calendar say it, ${prefix || 'en'}`, async ({
    account,
  }) => {
    const trip = tripDocument('By boat to Naxos');
    const id = await storeTrip(account, trip);
    const token = randomUUID().replaceAll('-', '').slice(0, 24);
    await shareTrip(account, id, token);
    for (const page of [
      await documentAt(`${prefix}/my-trips/${id}/sheet`, cookieHeader(account)),
      await documentAt(`${prefix}/trips/${token}`),
    ]) {
      const [first] = atPortIn(page);
      expect(first).toContain(foot.trim());
    }
    const locale = prefix ? 'el' : 'en';
    const { body } = await plainGet(`/api/shared-trips/${token}/ics?locale=${locale}`);
    const calendar = body.replace(/\r\n[ \t]/g, '');
    const boats = trip.legs.flatMap(({ sailings }) => sailings);
    expect(calendar.match(/BEGIN:VALARM/g) ?? []).toHaveLength(boats.length);
    expect(calendar).toMatch(/TRIGGER:-PT\d+M/);
    expect(calendar).toContain(foot.trim());
  });
}
