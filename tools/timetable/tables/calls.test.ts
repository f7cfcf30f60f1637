import fc from 'fast-check';
import { parseCalls, type TableCall } from './calls';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function write(calls: readonly TableCall[]): string {
  return calls
    .map(({ portId, arrival, departure }, index) => {
      const between = index > 0 && index < calls.length - 1;
      return `${portId} ${between ? `${clock(arrival)}/` : ''}${clock(departure)}`;
    })
    .join(' > ');
}

const anyCalls = fc
  .record({
    start: fc.integer({ min: 0, max: 1439 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 0, max: 60 })), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ start, steps }) => {
    const calls: TableCall[] = [{ portId: 'port-0', arrival: start, departure: start }];
    let now = start;
    for (const [index, [sea, berth]] of steps.entries()) {
      const arrival = now + sea;
      now = index === steps.length - 1 ? arrival : arrival + berth;
      calls.push({ portId: `port-${index + 1}`, arrival, departure: now });
    }
    return calls;
  });

describe('parseCalls', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        expect(parseCalls(write(calls))).toEqual([calls]);
      }),
    );
  });

  it('reads times past midnight of the service day', () => {
    expect(parseCalls('piraeus 23:50 > syros-ermoupoli 27:35')[0]?.[1]?.arrival).toBe(1655);
  });

  it('creates a run for every departure of a shuttle, the last included', () => {
    const runs = parseCalls('every 30 min 07:00-08:15: paros-pounta 0 > antiparos-port 10');
    expect(runs.map((run) => run[0]?.departure)).toEqual([420, 450, 480]);
    expect(runs.at(-1)?.[1]).toEqual({ portId: 'antiparos-port', arrival: 490, departure: 490 });
  });

  it.each([
    ['piraeus 07:25', 'two calls'],
    ['piraeus 7.25 > paros-parikia 12:30', '"7.25" is no time'],
    ['piraeus 07:25 > paros-parikia 12:60', '"12:60" is no time'],
    ['piraeus 48:00 > paros-parikia 49:00', '"48:00" is no time'],
    ['piraeus > paros-parikia 12:30', '"piraeus" is no "port time"'],
    ['piraeus 07:25 > paros-parikia 12:30 > naxos-chora 13:40', 'arrival/departure'],
    ['piraeus 07:00/07:25 > paros-parikia 12:30', 'one time'],
    ['a 07:00 > b 08:10/08:00 > c 09:00', 'leaves b before it arrives'],
    ['a 07:00 > b 06:50', 'reaches b before it leaves a'],
    ['a 07:00 > a 08:00', 'a twice in a row'],
    ['every 30 min 07:00: a 0 > b 10', 'a shuttle is'],
    ['every 0 min 07:00-08:00: a 0 > b 10', 'needs a step'],
    ['every 30 min 09:00-08:00: a 0 > b 10', 'an end after its start'],
    ['every 30 min 07:00-08:00: a 5 > b 10', 'starts at minute 0'],
    ['every 30 min 07:00-08:00: a 0 > b 0:10', 'no number of minutes'],
  ])('rejects %s', (text, message) => {
    expect(() => parseCalls(text)).toThrow(message);
  });
});
