/*
 * `npm run data -- rates`: writes the reference rates of a day to lib/trips/budget/rates.json, from
 * today's file of the European Central Bank; `npm run data -- rates <file>` uses a downloaded file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readRates } from './read-rates.ts';

const source = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const target = new URL('../../lib/trips/budget/rates.json', import.meta.url);

async function download(): Promise<string> {
  const answer = await fetch(source, { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return answer.text();
}

const [file] = process.argv.slice(2);
try {
  const { date, rates } = readRates(await (file ? readFile(file, 'utf8') : download()));
  const held = JSON.parse(await readFile(target, 'utf8').catch(() => '{}')) as { date?: string };
  if (held.date && held.date > date)
    throw new Error(`${date} is older than ${held.date}, which we have`);
  await writeFile(target, `${JSON.stringify({ source, date, rates }, null, 2)}\n`);
  console.log(`Rates of ${date}, ${Object.keys(rates).length} currencies`);
} catch (error) {
  console.error(`The rates stay as they are: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
