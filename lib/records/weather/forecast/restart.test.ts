import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFile } from '@/lib/foundation/kept-file';
import { forgetOnce } from '@/lib/foundation/once-per-process';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { startWeatherStub } from '../testing/stub';
import { keptAnswer } from './kept-answer';

/*
 * Forecast after a restart of the site while its service is unavailable or slow. The service is the stub, over HTTP; a
 * new process is simulated by reloading the module.
 */
let stub: string;
let folder: string;
const inFolder = (...names: string[]) => path.join(folder, 'kept', ...names);
const become = (mode: string) => fetch(`${stub}/mode/${mode}`, { method: 'PUT' });

beforeAll(async () => {
  stub = await startWeatherStub();
  folder = mkdtempSync(path.join(tmpdir(), 'weather-'));
  Object.assign(process.env, {
    DATA_DIR: folder,
    OPEN_METEO_URL: stub,
    OPEN_METEO_MARINE_URL: stub,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that has just been started. */
async function started() {
  forgetOnce('weather');
  jest.resetModules();
  const [{ keepWeatherFresh }, { weatherReport, knownReport }] = await Promise.all([
    import('./service'),
    import('./queries'),
  ]);
  await keepWeatherFresh();
  return { weatherReport, knownReport };
}

/** Writes the stored file of a service with the given age. */
async function aged(name: string, hours: number) {
  const kept = keptAnswer(name, inFolder());
  const last = await kept.read(Date.now());
  if (!last) throw new Error(`nothing kept of ${name}`);
  await kept.keep({ ...last, at: last.at - hours * 3_600_000 });
}

async function untilKept() {
  while (!(await keptAnswer('weather-sea', inFolder()).read(Date.now()))) {
    await new Promise((done) => setTimeout(done, 10));
  }
}

it('starts empty without a stored forecast while the service is down', async () => {
  await become('away');
  const { weatherReport } = await started();
  expect((await weatherReport()).freshness).toBe('none');
});

it('serves averages before a slow service has responded', async () => {
  await become('slow');
  // It answers after four seconds, and would then be fresh.
  expect((await (await started()).weatherReport()).freshness).toBe('none');
});

it('shows the last values with their time after a restart while the service is away', async () => {
  await become('fresh');
  const first = await started();
  expect((await first.weatherReport()).freshness).toBe('fresh');
  await untilKept();
  expect(readdirSync(inFolder()).sort()).toEqual(['weather-air', 'weather-sea']);

  await aged('weather-air', 3);
  await aged('weather-sea', 3);
  await become('away');
  const { weatherReport } = await started();
  const report = await weatherReport();
  expect([report.freshness, report.sea.freshness]).toEqual(['last', 'last']);
  expect(Math.round((now() - (report.at ?? 0)) / 60)).toBe(3);
  expect(report.days.length).toBeGreaterThan(6);
  expect(report.places.get('naxos')?.days[1]?.waveM).toBeGreaterThan(0);
});

it('uses a fresh stored forecast without a request', async () => {
  await aged('weather-air', -3);
  await aged('weather-sea', -3);
  await become('away');
  const { knownReport } = await started();
  expect(knownReport().freshness).toBe('fresh');
});

it('does not show an outdated forecast', async () => {
  await aged('weather-air', 37);
  await become('away');
  const { weatherReport } = await started();
  expect((await weatherReport()).freshness).toBe('none');
});

it('replaces the stored forecast by the next valid response', async () => {
  await become('fresh');
  const { weatherReport } = await started();
  expect((await weatherReport()).freshness).toBe('fresh');
});

it('validates a stored response like a new one', async () => {
  await become('away');
  const write = (content: unknown) =>
    keptFile('weather-air', { mostBytes: 1e7, folder: inFolder() }).keep(
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const air = keptAnswer('weather-air', inFolder());
  const good = (await air.read(Date.now()))?.answer as { daily: Record<string, unknown[]> }[];
  const at = Date.now();
  const wrong = structuredClone(good);
  wrong[3]?.daily.wind_speed_10m_max?.splice(1, 1, 999);
  const states = [];
  for (const content of [
    '',
    'null',
    '{"at":1',
    { at, answer: good },
    { at, places: 'naxos,atlantis', answer: good },
    { at: 'soon', answer: good },
  ]) {
    await write(content);
    states.push((await (await started()).weatherReport()).freshness);
  }
  await air.keep({ at, answer: wrong });
  states.push((await (await started()).weatherReport()).freshness);
  // Kept by a clock that went ahead.
  await air.keep({ at: at + 86_400_000, answer: good });
  states.push((await (await started()).weatherReport()).freshness);
  writeFileSync(inFolder('weather-air'), 'half a file');
  states.push((await (await started()).weatherReport()).freshness);
  expect(states).toEqual(Array(9).fill('none'));
  await air.keep({ at, answer: good });
  expect((await (await started()).weatherReport()).freshness).toBe('fresh');
});
