/*
 * Kills the runner of the watch at random moments while it finds and tells changes. Each change has
 * to be told in the end, by one mail: a mail that the server got twice has one Message-ID.
 *
 *   --count 20   number of kills; trips are deleted after each fifty
 *   --seed N     repeats the moments of an earlier run
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { cancelled } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { boat, tripOf } from './trips.ts';
import { makeWorld } from './world.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.count);
const minute = 60_000;
/** Longest time of a runner until it is killed, ms: grows and shrinks until about half of them have sent a mail. */
let longestMs = 400;

let state = Number(values.seed);
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

const world = await makeWorld();
/** Kills after which trips are deleted: a runner first looks at all, and has to come to their mails before it is killed. */
const most = 50;

/** Adds a trip whose boat is cancelled before each kill. Returns changes, those lost, those told twice, mails repeated, runners that had sent one. */
async function killed(times: number) {
  await world.clear();
  const person = await world.person();
  const leg = [boat(world.network(), 'bsd-out', ['piraeus', 'naxos-chora'], '2027-07-14')];
  world.says([cancelled({ tripId: 'bsd-out', startDate: '20270714' })]);
  // By day: nobody is told at night.
  let clock = Date.parse('2027-07-10T07:00Z');
  // The realtime service of this process answers with this clock.
  Date.now = () => clock;
  const trips: string[] = [];
  let sending = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const trip = tripOf({ start: '2027-07-14', stops: [['naxos', 2]], legs: [leg] });
    trips.push(await person.save(trip));
    await world.replaceRunner();
    // Claims of the one before are over.
    clock += 3 * minute;
    const child = fork(new URL('./killed-runner.ts', import.meta.url), {
      env: { ...process.env, WATCH_CLOCK: String(clock) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    const before = world.smtp.mails.length;
    await new Promise((resume) => setTimeout(resume, Math.round(random() * longestMs)));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const hasSent = world.smtp.mails.length > before;
    sending += Number(hasSent);
    longestMs = Math.min(Math.max(longestMs * (hasSent ? 0.9 : 1.15), 100), 10_000);
  }
  await world.replaceRunner();
  for (let round = 0; round < 4; round += 1) {
    clock += 3 * minute;
    await world.at(new Date(clock).toISOString());
  }
  const ids = world.smtp.mails.map(({ messageId }) => messageId);
  const told = new Map(trips.map((trip) => [trip, new Set<string>()]));
  for (const { messageId, data } of world.smtp.mails) {
    // Long lines of a mail end with an equals sign.
    const text = data.replaceAll('=\r\n', '');
    for (const [trip, mails] of told) if (text.includes(trip)) mails.add(messageId);
  }
  const mailsOf = [...told.values()].map(({ size }) => size);
  return [
    trips.length,
    mailsOf.filter((size) => size === 0).length,
    mailsOf.filter((size) => size > 1).length,
    ids.length - new Set(ids).size,
    sending,
  ];
}

const sum = [0, 0, 0, 0, 0];
for (let done = 0; done < kills; done += most) {
  const tally = await killed(Math.min(most, kills - done));
  for (const [index, count] of tally.entries()) sum[index] = (sum[index] ?? 0) + count;
  const [changes, lost, twice, repeated, sending] = sum;
  console.log(
    `${Math.min(done + most, kills)} kills, ${sending} of them after a mail, ${changes} changes: ${lost} lost, ${twice} told by two mails, ${repeated} mails sent again under their id (seed ${values.seed})`,
  );
}
await world.end();
process.exit((sum[1] ?? 0) + (sum[2] ?? 0) > 0 ? 1 : 0);
