import type { Answered } from '@/lib/assistant/built-in/testing/talk';
import { casesOf } from '@/lib/i18n/greek/cases';
import { islands } from '@/lib/islands/data';

/*
 * Where every number, name and address of an answer comes from: what tools have told in the conversation so far, or
 * the traveller's own words. Whatever else stands in an answer was invented.
 */

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number);

/** A number as a value, however a language writes it: `1,834`, `1.834`, `46,50`. */
function writtenAs(written: string): string {
  if (written.includes(':')) return written;
  // Of `1.041,50` and `1,041.50` the first sign parts thousands; of `1,834` as well, of `46,50` none does.
  const bare = written.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
  const plain = bare.replace(',', '.');
  return String(Number(plain));
}

/** All that a value may be written as: euros of cents, hours of minutes, parts of a date. */
function known(value: unknown, into: Set<string>): void {
  if (typeof value === 'number') {
    for (const one of [value, value / 100, Math.round(value / 100), Math.round(value)])
      into.add(String(one));
    into.add(String(Math.floor(value / 60))).add(String(value % 60));
    into
      .add(String(Math.round(value * 10) / 10))
      .add(String(Math.round((value / 100) * 100) / 100));
  } else if (typeof value === 'string') {
    for (const one of numbersIn(value)) into.add(writtenAs(one));
    for (const [, year = '', month = '', day = ''] of value.matchAll(/(\d{4})-(\d\d)-(\d\d)/g)) {
      into
        .add(year)
        .add(String(Number(month)))
        .add(String(Number(day)));
    }
    for (const [time] of value.matchAll(/\d\d:\d\d/g)) into.add(time);
  } else if (Array.isArray(value)) {
    into.add(String(value.length));
    for (const one of value) known(one, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) known(one, into);
  }
}

const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** What of an answer nobody has told, given all that came before it. */
export function inventedIn(
  answer: Answered,
  before: readonly Answered[],
  understood: ReadonlySet<string>,
): string[] {
  const calls = [...before, answer].flatMap((one) => one.calls);
  const said = [...before, answer].map((one) => one.said).join('\n');
  const told = new Set<string>();
  for (const { input, output } of calls) {
    known([input, output], told);
    // The nights of a request are the days between its ends.
    const span = Date.parse(String(input.lastDay)) - Date.parse(String(input.firstDay));
    if (span > 0) told.add(String(span / 86_400_000));
  }
  // Legs by fast boat, nights summed up, travellers: counts of what was told.
  for (const one of understood) told.add(one);
  known(said, told);
  const text = withoutAddresses(answer.text);
  const numbers = numbersIn(text).filter((one) => !told.has(writtenAs(one)) && !told.has(one));

  const record = JSON.stringify(calls);
  const names = islands.filter(({ slug, name }) => {
    const { nom, gen, acc } = casesOf(name.el);
    const isNamed = [name.en.replace(/ \(.*/, ''), nom, gen, acc].some((form) =>
      new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text),
    );
    return (
      isNamed &&
      ![slug, name.en, nom, gen, acc].some((one) => record.includes(one)) &&
      !understood.has(slug)
    );
  });

  const pages = new Set(
    calls.flatMap(({ output }) => Object.values((output.pages ?? {}) as object)),
  );
  const addresses = [...answer.text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  const unknown = addresses.filter((one) => !pages.has(one) && !pages.has(decodeURIComponent(one)));
  const clocks = [...text.matchAll(/\d\d:\d\d/g)]
    .map(([one]) => one)
    .filter((one) => !record.includes(`T${one}`) && !said.includes(one));
  return [...numbers, ...names.map(({ slug }) => slug), ...unknown, ...clocks];
}
