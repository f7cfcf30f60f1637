import { startWeatherStub } from '../testing/stub';
import { ask } from './ask';
import { airQuery } from './read-air';

/** Address of the stub, requested over HTTP as by the site. */
let stub: string;

beforeAll(async () => {
  stub = await startWeatherStub();
});

const request = (timeoutMs = 5000) =>
  ask({ url: `${stub}/v1/forecast`, query: airQuery, positions: [[25.4, 37.1]], timeoutMs });
const become = (mode: string) => fetch(`${stub}/mode/${mode}`, { method: 'PUT' });

it('returns the response of the service', async () => {
  // For one place, which is not a list.
  expect(await request()).toMatchObject({ latitude: 37.083_332_061_767_58 });
});

it.each([
  ['away', 'answered 502'],
  ['limited', 'answered 429'],
  ['garbled', 'answer is no JSON'],
  ['slow', 'no answer within 0.2 s'],
])('reports the reason for a service that is %s, without its address', async (mode, reason) => {
  await become(mode);
  await expect(request(200)).rejects.toThrow(new Error(reason));
  await become('fresh');
});

it('reports a refused connection', async () => {
  const dead = ask({
    url: 'http://127.0.0.1:9/v1/forecast',
    key: 'secret',
    query: airQuery,
    positions: [[25.4, 37.1]],
    timeoutMs: 5000,
  });
  await expect(dead).rejects.toThrow(new Error('not reachable'));
});
