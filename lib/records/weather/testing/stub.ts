import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answered, openMeteoAnswer } from './open-meteo.ts';

/*
 * Stub of both Open-Meteo services: `PUT /mode/<mode>` makes it `fresh`, `slow` (responds after four seconds), `wrong`
 * (one value in one place is impossible), `garbled` (fails while writing, like the service: half a response and a
 * sentence), `limited` (429) or `away` (a 502).
 */
const slowMs = 4000;
const json = { 'Content-Type': 'application/json; charset=utf-8' };
const limitReached = {
  error: true,
  reason: 'Daily API request limit exceeded. Please try again tomorrow.',
};
const brokenOff = 'Unexpected error while streaming data: timeoutReached';

function withWrongNumber([first, ...others]: Answered[]): Answered[] {
  if (!first) return others;
  const [column = ''] = Object.keys(first.daily).filter((name) => name !== 'time');
  const wrong = first.daily[column]?.with(1, 999) ?? [];
  return [{ ...first, daily: { ...first.daily, [column]: wrong } }, ...others];
}

/**
 * Starts it on a port of this machine, a free one unless told; its address. It ends with the process. Its winds begin on
 * the first day, today's unless told.
 */
export async function startWeatherStub(port = 0, firstDay?: string): Promise<string> {
  let mode = 'fresh';
  const server = createServer((request, response) => {
    response.setHeader('Connection', 'close');
    const address = new URL(request.url ?? '', 'http://localhost');
    const requested = /^\/mode\/(\w+)$/.exec(address.pathname);
    if (requested && request.method === 'PUT') {
      mode = requested[1] ?? mode;
      response.end(mode);
      return;
    }
    if (mode === 'away') {
      response.writeHead(502).end();
      return;
    }
    if (mode === 'limited') {
      response.writeHead(429, json).end(JSON.stringify(limitReached));
      return;
    }
    const answer = openMeteoAnswer(address, Date.now(), firstDay);
    const places = mode === 'wrong' ? withWrongNumber(answer) : answer;
    // One place is not a list.
    const text = JSON.stringify(places.length === 1 ? places[0] : places);
    const send = () => {
      response.writeHead(200, json);
      response.end(mode === 'garbled' ? `${text.slice(0, -100)}${brokenOff}` : text);
    };
    if (mode === 'slow') setTimeout(send, slowMs).unref();
    else send();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
