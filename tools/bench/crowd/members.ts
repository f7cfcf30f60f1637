import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { islandSlugs } from '../../../lib/foundation/ids/island-slugs.ts';
import type { TripDocument } from '../../../lib/trips/saved-trips/types.ts';
import type { Answer } from '../../hostile/input.ts';
import { buildFolder, type Instance } from '../../hostile/instance.ts';
import { askingAs, join, type Person } from '../../hostile/people.ts';
import { send, senderOf } from '../../hostile/send.ts';
import type { Member } from './crowd.ts';
import { largestTrip } from './largest-trip.ts';

const anywhere = () => senderOf(randomInt(2 ** 22));

/** Sends requests as a browser does, each from a new address. */
function asking({ site }: Instance) {
  return (
    address: string,
    { method = 'GET', headers = {}, body = undefined as Buffer | undefined } = {},
  ): Promise<Answer> => {
    const input = { family: '', to: 'site', method, path: address, headers, as: 'nobody' } as const;
    const own = { origin: `http://${site.host}`, 'user-agent': 'bench' };
    return send({ ...input, ...(body && { body }) }, site, own, anywhere());
  };
}

/** Stores a trip of a person and returns its id. */
async function store(instance: Instance, owner: Person, document: TripDocument, token?: string) {
  const as = askingAs(`http://${instance.backend.host}`, owner);
  const row = { id: randomUUID(), document, ...(token && { share_token: token }) };
  const { status, body } = await as('POST', '/rest/v1/trips', row, 'return=minimal');
  if (status !== 201) throw new Error(`A trip is not taken: ${status} ${body}`);
  return row.id;
}

/** Visitors who plan all islands, with new dates each time, so that nothing is cached. */
export function planners(instance: Instance, count: number): Member[] {
  const ask = asking(instance);
  return Array.from({ length: count }, (_, place) => ({
    group: 'plans of 24 islands',
    ask: (turn) => {
      const first = Date.UTC(2027, 4, 15 + ((turn * count + place) % 40));
      const [day, lastDay] = [first, first + 59 * 86_400_000].map((at) =>
        new Date(at).toISOString().slice(0, 10),
      );
      const islands = islandSlugs.map((slug) => `${slug}:1-2`).join(',');
      const tour = `start=piraeus&end=piraeus&firstDay=${day}&lastDay=${lastDay}&islands=${islands}`;
      return ask(`${place % 2 ? '/trip-planner-legacy' : '/api/ferries/plan'}?${tour}`);
    },
  }));
}

/** Visitors who export the largest trip in every format, and its owner, who keeps editing it. */
export async function exporters(instance: Instance, count: number): Promise<Member[]> {
  const ask = asking(instance);
  const backend = `http://${instance.backend.host}`;
  const owner = await join(backend, 'owner');
  const token = 'Q2x_-abcdefghijklmnopqrs';
  const document = largestTrip('The largest trip');
  const id = await store(instance, owner, document, token);
  for (let other = 0; other < 9; other += 1) await store(instance, owner, document);
  const shared = `/api/shared-trips/${token}`;
  const [linked, own] = [
    ['ics', 'gpx', 'kml', 'og-en.png', 'og-el.png', 'ics?locale=el'].map(
      (file) => `${shared}/${file}`,
    ),
    [`/api/trips/${id}/ics`, `/my-trips/${id}/sheet`, '/api/account/export'],
  ];
  const addresses = [...linked, `/trips/${token}`, `/el/trips/${token}`, ...own];
  const headers = { cookie: owner.cookie };
  const takers = Array.from(
    { length: count },
    (_, place): Member => ({
      group: 'exports of the largest trip',
      ask: (turn) => ask(addresses[(turn + place) % addresses.length] ?? '', { headers }),
    }),
  );
  return [...takers, { ...editor(instance, owner, id, document), group: 'saves of it' }];
}

/** People who edit their own trip, which is saved shortly after each change. */
export async function editors(instance: Instance, count: number): Promise<Member[]> {
  const backend = `http://${instance.backend.host}`;
  const members: Member[] = [];
  for (let place = 0; place < count; place += 1) {
    const person = await join(backend, `editor-${place}`);
    const document = usualTrip();
    members.push(editor(instance, person, await store(instance, person, document), document));
  }
  return members;
}

/** A trip to six islands with one note each. */
function usualTrip(): TripDocument {
  const trip = largestTrip('Six islands');
  const stops = trip.stops.slice(0, 6);
  const isKept = ({ stopId }: { stopId: string }) => stops.some((stop) => stop.id === stopId);
  return {
    ...{ ...trip, stops, entries: trip.entries.filter(isKept).slice(0, 10) },
    days: trip.days.filter(isKept).slice(0, 6),
    legs: trip.legs.slice(0, 7).map((leg) => ({ ...leg, sailings: leg.sailings.slice(0, 1) })),
  };
}

/** Saves as the editor does: one save at a time, a second after the last one. */
function editor(instance: Instance, { cookie }: Person, id: string, trip: TripDocument): Member {
  const ask = asking(instance);
  const action = saveAction();
  let version = 1;
  return {
    group: 'saves of fifty editors',
    pause: 1,
    async ask(turn) {
      const document = { ...trip, title: `${trip.title}, ${turn + 1}` };
      // As React encodes a form that is the only argument of an action.
      const form = new FormData();
      form.set('_1_locale', 'en');
      form.set('_1_id', id);
      form.set('_1_version', String(version));
      form.set('_1_document', JSON.stringify(document));
      form.set('0', '["$K1"]');
      const encoded = new Response(form);
      const answer = await ask(`/my-trips/${id}`, {
        method: 'POST',
        headers: {
          cookie,
          'next-action': action,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await encoded.arrayBuffer()),
      });
      version = Number(/"version":(\d+)/.exec(answer.body)?.[1] ?? version);
      return answer;
    },
    // A save whose response was lost may have been stored; the next save then reports a conflict.
    faultOf: (body) => (/"status":"(?:saved|conflict)"/.test(body) ? undefined : body.slice(-200)),
  };
}

/** Id of the action that saves a trip, in this build. */
function saveAction(): string {
  const file = path.join(buildFolder, 'server', 'server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName?: string }>;
  };
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === 'saveTrip');
  if (!found) throw new Error('The build knows no action named saveTrip');
  return found[0];
}
