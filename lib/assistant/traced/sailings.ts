import { type ClockTime, clockTimesOf } from './clock-times';

/*
 * Checks the boats of an answer: two clock times such as `09:00–12:40` must be the departure and
 * arrival of the same boat or journey in a result.
 */

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const between = /^\s?(?:–|-|→|to|until|ως|έως|μέχρι τις)\s?$/u;

/** Hours that belong to a time zone, not to a clock: `2027-06-05T09:00+03:00`. */
const zone = /(?<=T\d\d:\d\d(?::\d\d)?(?:\.\d+)?)[+-]\d\d:\d\d/g;

/** Clock times of results and questions. */
export class SourceTimes {
  readonly #clocks = new Set<number>();
  /** Departures and arrivals of the same boat, and pairs as written, as `540–760`. */
  readonly #pairs = new Set<string>();

  constructor(sources: unknown) {
    this.#add(sources);
  }

  #add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value.replace(zone, ''));
    if (typeof value !== 'object' || value === null) return;
    const { departure, arrival } = value as { departure?: unknown; arrival?: unknown };
    if (typeof departure === 'string' && typeof arrival === 'string')
      this.#pairs.add(`${minutesAt(departure)}–${minutesAt(arrival)}`);
    for (const one of Object.values(value)) this.#add(one);
  }

  #addText(text: string) {
    const times = clockTimesOf(text);
    for (const { minutes } of times) for (const one of minutes) this.#clocks.add(one);
    for (const [a, b] of pairsOf(text, times))
      for (const from of a.minutes)
        for (const until of b.minutes) this.#pairs.add(`${from}–${until}`);
  }

  hasPair(a: ClockTime, b: ClockTime): boolean {
    return a.minutes.some((from) => b.minutes.some((until) => this.#pairs.has(`${from}–${until}`)));
  }

  has({ minutes }: ClockTime): boolean {
    return minutes.some((one) => this.#clocks.has(one));
  }
}

const minutesAt = (instant: string) =>
  Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));

/** Neighbouring times that are written as a pair. */
function pairsOf(text: string, times: readonly ClockTime[]): [ClockTime, ClockTime][] {
  return times.flatMap((one, index): [ClockTime, ClockTime][] => {
    const next = times[index + 1];
    return next && between.test(text.slice(one.end, next.start)) ? [[one, next]] : [];
  });
}

/**
 * Finds clock times of a text that are in no source, and pairs of times that belong to no boat.
 */
export function unsupportedTimes(text: string, sources: SourceTimes): Span[] {
  const times = clockTimesOf(text);
  const pairs = pairsOf(text, times).filter(([a, b]) => !sources.hasPair(a, b));
  const inPairs = new Set(pairs.flat());
  const clocks = times.filter((one) => !inPairs.has(one) && !sources.has(one));
  const spans = [...pairs.map(([a, b]) => ({ start: a.start, end: b.end })), ...clocks];
  return spans.map(({ start, end }) => ({ start, end }));
}
