import './testing/services';
import { findRoute } from '@/lib/platform/routes/find';
import { readOnlyTools } from './all';
import { queryOf } from './arguments';

/** A call of every tool, with a text its answer must contain. */
const calls: Readonly<Record<string, readonly [args: object, says: string]>> = {
  listIslands: [{ character: ['quiet', 'beaches'], month: 6 }, '/el/islands/'],
  getIsland: [{ island: 'ios' }, 'Μυλοπότας'],
  findPassages: [{ q: 'περπάτημα Σίφνος', most: 3 }, '/el/guides/'],
  getWeather: [{ island: 'naxos' }, '/el/weather/naxos'],
  getClimate: [{ island: 'milos', month: 6 }, '"highC":27'],
  getShelteredBeaches: [{ island: 'naxos' }, '/el/weather/naxos#beaches'],
  findTransfers: [{ island: 'naxos' }, '/el/transfers?island=naxos'],
  findFlights: [{ island: 'folegandros' }, 'landAt'],
  getPackingList: [{ month: 5, island: ['naxos'], do: ['hike'] }, '/el/packing-list?month=5'],
  findPhrases: [{ q: 'the bill' }, 'λογαριασμό'],
  searchFerries: [{ from: 'piraeus', to: 'naxos', date: '2027-07-14' }, 'date=2027-07-14'],
  planFerries: [
    {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-06-05',
      lastDay: '2027-06-12',
      islands: 'sifnos:2-3,milos:2-3',
      adults: 2,
    },
    '"nights"',
  ],
  openPackage: [{ package: 'quiet', date: '2027-06-09' }, '/el/packages/quiet'],
  suggestTrip: [{ month: 6, interests: ['quiet'] }, '/el/trip-planner-legacy?'],
  listPlaces: [{}, 'piraeus'],
  getSailingWeather: [{}, 'beaufort'],
  getDisruptions: [{ place: 'naxos' }, '1177/2010'],
  getDirectConnections: [{ place: 'naxos' }, '/el/islands/paros'],
  getBookingLink: [{ from: 'piraeus', to: 'naxos', date: '2027-07-14' }, 'itinerary=PIR,JNX'],
  compareFlyOrSail: [{ island: 'naxos', date: '2027-07-14' }, '/el/flights?island=naxos'],
  planBudget: [{ island: ['naxos'], nights: [3], month: 6 }, '/el/budget-calculator?'],
  searchHotels: [{ island: ['milos'], sort: 'price' }, '/el/hotels?real=yes&island=milos'],
  searchActivities: [{ island: ['naxos'] }, '/el/activities?real=yes&island=naxos'],
  searchVehicles: [{ island: ['paros'] }, '/el/rent-a-car?real=yes&island=paros'],
  getHotel: [{ slug: 'no-such-hotel' }, 'missing'],
  getActivity: [{ slug: 'no-such-activity' }, 'missing'],
  getVehicle: [{ slug: 'no-such-vehicle' }, 'missing'],
};

// The first passage search of a process waits for the index of all texts.
jest.setTimeout(60_000);

const context = { headers: new Headers(), locale: 'el' } as const;
const toolNamed = (name: string) => readOnlyTools.find((tool) => tool.name === name);

describe('tools', () => {
  it('have unique names and a call each in this test', () => {
    expect(readOnlyTools.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(Object.entries(calls))('%s answers with its pages', async (name, [args, says]) => {
    const tool = toolNamed(name);
    const output = await tool?.run(args, context);
    if (!tool || !output) throw new Error(name);
    expect(output.state).toBe(says === 'missing' ? 'missing' : 'ok');
    expect(JSON.stringify(tool.brief(output))).toContain(says);
    if (output.state !== 'ok') return;
    for (const address of Object.values(output.pages)) {
      const path = address.split(/[?#]/)[0]?.replace(/^\/el/, '') ?? '';
      expect([address, findRoute(path)]).not.toEqual([address, undefined]);
    }
    expect(Object.keys(output.pages)).not.toEqual([]);
  });

  it.each(readOnlyTools)('$name describes its arguments as an object schema', ({ input }) => {
    expect(input).toMatchObject({ type: 'object' });
    expect(JSON.stringify(input).length).toBeLessThan(9000);
  });

  it.each([
    ['searchHotels', {}],
    ['searchHotels', { island: ['naxos'], real: 'no' }],
    ['searchActivities', { island: ['paros'], real: [] }],
    ['searchVehicles', { q: 'small' }],
  ])('%s returns no sample for %j', async (name, args) => {
    const output = await toolNamed(name)?.run(args, context);
    expect(output?.state).toBe('ok');
    expect(JSON.stringify(output)).not.toContain('"isSample":true');
  });

  it('shorten a plan to a few kilobytes for a model', async () => {
    const tool = toolNamed('planFerries');
    const output = await tool?.run(calls.planFerries?.[0], context);
    const [whole, brief] = [output, output && tool?.brief(output)].map(
      (one) => JSON.stringify(one).length,
    );
    expect(brief).toBeLessThan((whole ?? 0) / 2);
    expect(brief).toBeLessThan(6000);
  });

  it('plan for people who get seasick, within the times of their first and last boat', async () => {
    const usual = { ...calls.planFerries?.[0], start: 'ATH', end: 'ATH' };
    const limits = { seasick: true, landing: '09:30', by: '21:30', 'last-after': '09:00' };
    const tool = toolNamed('planFerries');
    const described = tool?.input.properties as Record<string, { description?: string }>;
    for (const name of Object.keys(limits)) expect(described[name]?.description).toBeDefined();
    const output = await tool?.run({ ...usual, ...limits }, context);
    if (output?.state !== 'ok') throw new Error(JSON.stringify(output));
    for (const kept of ['seasick=1', 'landing=09:30', 'by=21:30', 'last-after=09:00'])
      expect(output.pages.page).toContain(kept);
    const { plan } = output.answer as { plan: { legs: { departure: string; arrival: string }[] } };
    const clock = (time = '') => time.slice(11, 16);
    // Half past nine, an hour at the airport, and the shortest road to a port.
    const { firstDay } = usual as { firstDay?: string };
    expect((plan.legs[0]?.departure ?? '') >= `${firstDay}T11:15`).toBe(true);
    expect(clock(plan.legs.at(-1)?.departure) >= '09:00').toBe(true);
  });

  it('name faults in the requested language', async () => {
    const output = await toolNamed('getIsland')?.run({ island: 'atlantis' }, context);
    expect(output).toMatchObject({
      state: 'faults',
      fields: { island: { code: 'unknown-choice' } },
    });
  });
});

describe('arguments', () => {
  const input = toolNamed('getIsland')?.input;

  it.each([
    [null],
    ['x'],
    [[1]],
    [42],
    [{ island: { deep: true } }],
    [{ __proto__: { island: 'ios' } }],
  ])('without a meaning (%j) are a fault, not an exception', async (args) => {
    expect(input).toBeDefined();
    expect((await toolNamed('getIsland')?.run(args, context))?.state).toBe('faults');
  });

  it('become a query', async () => {
    const { planBudget } = await import('@/lib/trips/budget/operation');
    expect(
      queryOf(planBudget.input, { island: ['ios', 'naxos'], nights: [2, 3], month: 6, evil: 'x' }),
    ).toEqual({ island: ['ios', 'naxos'], nights: ['2', '3'], month: '6' });
  });
});
