/** Content of a daily file. */
export interface DailyRates {
  /** ISO date. */
  readonly date: string;
  /** Units per euro, by currency. */
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * Reads the daily file of the European Central Bank (eurofxref-daily.xml).
 *
 * @throws {Error} if there is no date, no rate, or a rate that is not a positive number
 */
export function readRates(xml: string): DailyRates {
  const date = /<Cube\s+time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1];
  if (!date) throw new Error('The file names no day');
  const cubes = [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]*)['"]/g)];
  const rates = Object.fromEntries(
    cubes.map(([, currency, text]) => {
      const rate = Number(text);
      if (!(rate > 0 && Number.isFinite(rate)))
        throw new Error(`${currency}: “${text}” is no rate`);
      return [currency, rate];
    }),
  );
  if (cubes.length === 0) throw new Error('The file has no rates');
  return { date, rates };
}
