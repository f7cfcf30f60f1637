import type { Answered, Called } from '@/lib/assistant/built-in/testing/talk';
import { understand } from '@/lib/assistant/built-in/understand/turn';
import { type StatedBoat, sails } from './timetable-check';
import { inventedIn } from './traced';

/** Intended meaning of the last message of a conversation. */
export interface Expected {
  readonly kind: 'trip' | 'tool' | 'question' | 'refusal';
  /** Expected values of a trip. */
  readonly wants?: readonly string[];
  readonly avoids?: readonly string[];
  readonly nights?: Readonly<Record<string, number>>;
  readonly first?: string;
  readonly total?: number;
  readonly flight?: string;
  readonly end?: string;
  readonly vehicle?: string;
  readonly adults?: number;
  /** Number of children who pay a fare. */
  readonly children?: number;
  /** Ranges: the first day, the total number of nights, and the number of islands in the plan. */
  readonly firstWithin?: readonly [string, string];
  readonly totalWithin?: readonly [number, number];
  readonly islands?: readonly [number, number];
  readonly last?: string;
  readonly start?: string;
  /** Maximum number of crossings and road transfers of the plan. */
  readonly legs?: number;
  /** Budget in euros that the answer has to compare with the cost. */
  readonly limit?: number;
  /** For a single question: the tool that answers it, and its expected input. */
  readonly tool?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Pattern of the words that reject an impossible request. */
  readonly says?: RegExp;
}

export interface Case {
  readonly locale: 'en' | 'el';
  readonly messages: readonly string[];
  readonly expected: Expected;
  /** `forum` and `unseen` are held out and counted separately. */
  readonly from: 'hand' | 'seed' | 'forum' | 'unseen';
}

interface Stay {
  readonly island: string;
  readonly arrive: string;
  readonly leave: string;
  readonly nights: number;
}
interface Leg {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly arrival: string | null;
  readonly roadMinutes: number;
  readonly boats: readonly (StatedBoat & { readonly kind: string })[];
}
interface Plan {
  readonly order: readonly string[];
  readonly stays: readonly Stay[];
  readonly legs: readonly Leg[];
}

/** Problems of the last answer of a conversation, in words; empty if it meets the expectation. */
export function faultsOf({ expected }: Case, answers: readonly Answered[]): string[] {
  const answer = answers.at(-1);
  if (!answer) return ['no answer'];
  if (answer.text.trim() === '') return ['no words'];
  const { kind, tool, input, says } = expected;
  const named = says && !says.test(answer.text) ? [`does not say ${says}`] : [];
  if (kind === 'refusal') {
    const works = answer.calls.filter((one) => one.tool !== 'findPassages').length;
    return [
      ...(works > 0 ? ['called a tool'] : []),
      ...(answer.text.length > 260 ? ['long'] : []),
      ...named,
    ];
  }
  if (kind === 'question') {
    const asks =
      /[?;]|“|«/.test(answer.text) && !answer.calls.some((one) => one.tool === 'planFerries');
    return [...(asks ? [] : ['asks nothing']), ...named];
  }
  if (kind === 'tool') {
    const call = answer.calls.findLast((one) => one.tool === tool);
    if (!call) return [`did not call ${tool}`];
    const wrong = Object.entries(input ?? {}).filter(
      ([name, value]) => JSON.stringify(call.input[name]) !== JSON.stringify(value),
    );
    return [...wrong.map(([name]) => `${name}: ${JSON.stringify(call.input[name])}`), ...named];
  }
  return [...tripFaults(expected, answer), ...named];
}

function tripFaults(expected: Expected, { calls, text }: Answered): string[] {
  const call = calls.findLast((one) => one.tool === 'planFerries');
  const plan = call?.output.plan as Plan | null | undefined;
  if (!call || !plan) return ['no plan'];
  const faults: string[] = [];
  for (const boat of plan.legs.flatMap(({ boats }) => boats)) {
    if (boat.kind === 'sea' && !sails(boat))
      faults.push(`${boat.tripId} does not sail ${boat.departure}`);
  }
  plan.stays.forEach((stay, index) => {
    const days = (Date.parse(stay.leave) - Date.parse(stay.arrive)) / 86_400_000;
    if (days !== stay.nights || stay.island !== plan.order[index])
      faults.push(`${stay.island}: nights`);
    const next = plan.stays[index + 1];
    if (next && next.arrive < stay.leave) faults.push(`${stay.island}: order`);
  });
  const says = (island: string) => {
    const at = text.split('\n\n').slice(-2).join(' ');
    return at.length > 0 && plan.order.length > 0 && mentions(text, island);
  };
  const isRelaxed = calls.filter((one) => one.tool === 'planFerries').length > 1;
  for (const island of expected.wants ?? []) {
    if (!plan.order.includes(island) && !says(island)) faults.push(`${island} is missing, unsaid`);
  }
  for (const island of expected.avoids ?? []) {
    if (plan.order.includes(island)) faults.push(`${island} was not wanted`);
  }
  for (const [island, nights] of Object.entries(expected.nights ?? {})) {
    const stay = plan.stays.find((one) => one.island === island);
    if (stay && stay.nights !== nights && !isRelaxed)
      faults.push(`${island}: ${stay.nights} nights`);
  }
  const { firstDay, lastDay, flight, end, vehicle, adults } = call.input as Record<
    string,
    string | number
  >;
  if (expected.first && firstDay !== expected.first) faults.push(`first day ${firstDay}`);
  const total = (Date.parse(String(lastDay)) - Date.parse(String(firstDay))) / 86_400_000;
  if (expected.total && total !== expected.total && !isRelaxed)
    faults.push(`${total} nights in all`);
  if (expected.end && !expected.end.split('|').includes(String(end))) faults.push(`ends at ${end}`);
  faults.push(...rangeFaults(expected, call.input, plan, total, isRelaxed));
  if (expected.limit && !calls.some(({ tool }) => tool === 'planBudget')) faults.push('no budget');
  else if (
    expected.limit &&
    !new RegExp(`(?<!\\d)${expected.limit}(?!\\d)`).test(text.replace(/(\d)[.,](\d{3})/g, '$1$2'))
  )
    faults.push('budget not weighed');
  if (expected.vehicle && vehicle !== expected.vehicle && !isRelaxed)
    faults.push('without the vehicle');
  if (expected.adults && adults !== expected.adults) faults.push(`${adults} adults`);
  if (expected.flight && !isRelaxed) {
    if (flight !== expected.flight) faults.push(`flight ${flight}`);
    const last = plan.legs.at(-1);
    const arrives =
      Date.parse(last?.arrival?.slice(0, 16) ?? '') + (last?.roadMinutes ?? 0) * 60_000;
    if (arrives + 180 * 60_000 > Date.parse(expected.flight.slice(4)))
      faults.push('no time before the flight');
  }
  return faults;
}

function rangeFaults(
  { firstWithin, totalWithin, islands, last, start, legs, children }: Expected,
  input: Called['input'],
  plan: Plan,
  total: number,
  isRelaxed: boolean,
): string[] {
  const faults: string[] = [];
  const isWithin = <One extends string | number>(value: One, range?: readonly [One, One]) =>
    !range || (value >= range[0] && value <= range[1]);
  const first = String(input.firstDay);
  if (!isWithin(first, firstWithin)) faults.push(`first day ${first}`);
  if (!isRelaxed && !isWithin(total, totalWithin)) faults.push(`${total} nights in all`);
  if (!isRelaxed && !isWithin(plan.stays.length, islands))
    faults.push(`${plan.stays.length} islands`);
  if (last && !isRelaxed && input.lastDay !== last) faults.push(`last day ${input.lastDay}`);
  if (start && !start.split('|').includes(String(input.start)))
    faults.push(`starts at ${input.start}`);
  if (legs && plan.legs.length > legs) faults.push(`${plan.legs.length} legs`);
  if (children !== undefined && (input.children ?? 0) !== children)
    faults.push(`${input.children} children`);
  return faults;
}

const mentions = (text: string, island: string) => {
  const { places } = understand(text.replace(/\]\([^)]*\)/g, ']').slice(0, 1900), '2026-11-22');
  return places.mentioned.some((one) => one === island) || text.includes(island);
};

/** Statements in the answers of a conversation that have no source. */
export function inventions(answers: readonly Answered[], today: string): string[] {
  const places: string[] = [];
  const sums: number[] = [];
  // Numbers that the model may state itself: the default party, the number of islands, and the days
  // of weeks.
  const counts: number[] = [2, 24, 28, 9];
  return answers.flatMap((answer, index) => {
    const turn = understand(answer.said, today);
    const { party, length, budget, times } = turn;
    const people = (party?.adults ?? 2) + (party?.children?.length ?? 0);
    // Possible totals of a budget per person or per day.
    const euros = (budget?.cents ?? 0) / 100;
    for (const days of [1, (length?.nights ?? 0) + 1])
      sums.push(euros * people * days, euros * days);
    const nights = turn.places.wants.reduce((all, one) => all + (one.nights?.[0] ?? 0), 0);
    counts.push(people, Math.min(people, 9), nights, turn.places.wants.length);
    if (length) counts.push(length.nights);
    for (const time of times)
      for (const part of [time.first, time.last])
        counts.push(Number(part.slice(8)), Number(part.slice(0, 4)));
    places.push(...turn.places.mentioned);
    // The number of boats in a list.
    counts.push(answer.text.match(/^- /gm)?.length ?? 0);
    return inventedIn(answer, answers.slice(0, index), { places, sums, counts });
  });
}
