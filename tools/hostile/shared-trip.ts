import { randomUUID } from 'node:crypto';
import { askingAs, type Person } from './people.ts';

/**
 * The trip whose addresses are requested: anyone can read it by its link, and one member at a time
 * owns it.
 */
export const sharedTrip = {
  id: '0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10',
  token: 'Q2x_-abcdefghijklmnopqrs',
};

const [first, second] = [randomUUID(), randomUUID()];

/** A trip with content in every part. */
export const tripDocument = {
  ...{ title: 'Two islands', startDate: '2027-07-05', adults: 2, children: 1, vehicle: null },
  ...{
    startGateway: 'piraeus',
    endGateway: 'piraeus',
    privateNotes: '',
    planQuery: 'islands=naxos',
  },
  stops: [
    { id: first, island: 'naxos', nights: 3, note: 'By the harbour' },
    { id: second, island: 'milos', nights: 2, note: '<b>&amp;' },
  ],
  days: [{ stopId: first, dayOffset: 1, note: 'Portara before sunset' }],
  legs: [],
  entries: [],
};

/** Gives that trip to a member, in its original state. */
export async function handOver(backend: string, member: Person): Promise<void> {
  const { id, token } = sharedTrip;
  const [server, owner] = [askingAs(backend, 'server'), askingAs(backend, member)];
  const row = { id, user_id: member.id, document: tripDocument };
  const links = { share_token: token, calendar_token: token };
  for (const { status, body } of [
    await server('DELETE', `/rest/v1/trips?id=eq.${id}`),
    await owner('POST', '/rest/v1/trips', row),
    await owner('PATCH', `/rest/v1/trips?id=eq.${id}`, links),
  ]) {
    if (status >= 300) throw new Error(`Nobody can be given the trip: ${status} ${body}`);
  }
}
