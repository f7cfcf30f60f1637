/** A ferry's stop at a port, in minutes since the start of the service day. */
export interface TableCall {
  readonly portId: string;
  readonly arrival: number;
  readonly departure: number;
}

/** Stops of one ferry from its first port to its last. */
export type Run = readonly TableCall[];

const shuttle = /^every (\d+) min (\d{1,2}:\d{2})-(\d{1,2}:\d{2}):\s*(.+)$/;
const clock = /^(\d{1,2}):([0-5]\d)$/;
const lastHour = 47;

function minutesOf(text: string): number {
  const [, hours, minutes] = clock.exec(text) ?? [];
  if (hours === undefined || Number(hours) > lastHour) {
    throw new Error(`"${text}" is no time: write 07:25, or 25:10 for ten past one the next day`);
  }
  return Number(hours) * 60 + Number(minutes);
}

function offsetOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number of minutes`);
  return Number(text);
}

/** `port time` at both ends and `port arrival/departure` in between, joined by `>`. */
function parseChain(text: string, timeOf: (text: string) => number): Run {
  const parts = text.split('>').map((part) => part.trim());
  if (parts.length < 2) throw new Error('a sailing needs two calls: write "a 07:00 > b 08:10"');
  const calls = parts.map((part, index) => {
    const [portId, times, ...rest] = part.split(/\s+/);
    if (!portId || !times || rest.length > 0) throw new Error(`"${part}" is no "port time"`);
    const [arrival, departure, ...more] = times.split('/').map(timeOf);
    const between = index > 0 && index < parts.length - 1;
    if (arrival === undefined || more.length > 0 || (departure !== undefined) !== between) {
      throw new Error(
        `"${part}": ${between ? 'a call on the way has arrival/departure' : 'the first and last call have one time'}`,
      );
    }
    return { portId, arrival, departure: departure ?? arrival };
  });
  for (const [index, call] of calls.entries()) {
    if (call.departure < call.arrival) throw new Error(`leaves ${call.portId} before it arrives`);
    const previous = calls[index - 1];
    if (!previous) continue;
    if (call.portId === previous.portId) throw new Error(`calls at ${call.portId} twice in a row`);
    if (call.arrival <= previous.departure) {
      throw new Error(`reaches ${call.portId} before it leaves ${previous.portId}`);
    }
  }
  return calls;
}

const later = (run: Run, minutes: number): Run =>
  run.map((call) => ({
    portId: call.portId,
    arrival: call.arrival + minutes,
    departure: call.departure + minutes,
  }));

/**
 * Parses the stops of a sailing: `piraeus 07:25 > paros-parikia 12:30/12:50 > naxos-chora 13:40` is
 * one run. A shuttle has minutes after its departure, and one run per departure: `every 30 min
 * 07:00-23:30: paros-pounta 0 > antiparos-port 10`. Throws with an example of the right format.
 */
export function parseCalls(text: string): readonly Run[] {
  if (!text.startsWith('every')) return [parseChain(text, minutesOf)];
  const [, every, first, last, chain] = shuttle.exec(text) ?? [];
  if (!every || !first || !last || !chain) {
    throw new Error('a shuttle is "every 30 min 07:00-23:30: port 0 > port 10"');
  }
  const [step, start, end] = [Number(every), minutesOf(first), minutesOf(last)];
  if (step === 0 || end < start)
    throw new Error('a shuttle needs a step and an end after its start');
  const pattern = parseChain(chain, offsetOf);
  if (pattern[0]?.departure !== 0) throw new Error('a shuttle starts at minute 0');
  const runs: Run[] = [];
  for (let departure = start; departure <= end; departure += step) {
    runs.push(later(pattern, departure));
  }
  return runs;
}
