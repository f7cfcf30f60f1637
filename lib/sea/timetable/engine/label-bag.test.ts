import { addPending, type Label, type PortBag, settle } from './label-bag.ts';

const label = (minute: number, over: Partial<Label> = {}): Label => ({
  departure: minute,
  ready: minute + 300,
  boats: 1,
  expires: 10_000,
  cents: 2000,
  partyCents: 2000,
  before: undefined,
  run: minute,
  boardCall: 0,
  alightCall: 1,
  boatWaits: true,
  been: 0n,
  ...over,
});

function bagOf(labels: readonly Label[], now: number): PortBag {
  const bag: PortBag = { settled: [], pending: [] };
  for (const one of labels) addPending(bag, one);
  settle(bag, now);
  return bag;
}

describe('labels of boats waiting in a port', () => {
  it('are at most two if each later one left later: no others are needed', () => {
    const labels = Array.from({ length: 400 }, (_, index) => label(index));
    const { settled } = bagOf(labels, 1000);
    expect(settled.map(({ departure }) => departure).toSorted((a, b) => a - b)).toEqual([398, 399]);
  });

  it('keep the only one that continues with a waiting boat', () => {
    // The latest arrival may not board its own boat again; an earlier one may.
    const [first, last] = [label(1), label(2)];
    expect(bagOf([first, last], 1000).settled).toEqual([first, last]);
  });

  it('need no other beside one whose boat has left', () => {
    const last = label(2, { boatWaits: false });
    expect(bagOf([label(1), last], 1000).settled).toEqual([last]);
  });

  it('keep the one with a longer allowed wait, or a lower price', () => {
    const patient = label(1, { expires: 20_000 });
    const cheap = label(2, { cents: 1000 });
    const { settled } = bagOf([patient, cheap, label(3), label(4), label(5)], 1000);
    expect(settled).toEqual(expect.arrayContaining([patient, cheap]));
    expect(settled).toHaveLength(4);
  });
});
