import { EventEmitter } from 'node:events';
import { heavyRequestQueue, isHeavy } from './heavy-requests.mjs';

const get = (url) => isHeavy({ method: 'GET', url });

it('queues requests for a whole trip or account', () => {
  for (const url of [
    '/api/shared-trips/Q2x_-abcdefghijklmnopqrs/ics?locale=el',
    '/api/shared-trips/Q2x_-abcdefghijklmnopqrs/og-en.png',
    '/api/trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/kml',
    '/api/trips/calendar/Q2x_-abcdefghijklmnopqrs.ics',
    '/api/account/export?locale=el',
    '/trips/Q2x_-abcdefghijklmnopqrs',
    '/el/trips/Q2x_-abcdefghijklmnopqrs?_rsc=1',
    '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/sheet',
  ]) {
    expect([url, get(url)]).toEqual([url, true]);
  }
});

it('queues no other requests', () => {
  for (const url of ['/', '/trips', '/my-trips', '/islands/naxos', '/api/ferries/plan', '/el']) {
    expect([url, get(url)]).toEqual([url, false]);
  }
  const url = '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10';
  expect(isHeavy({ method: 'POST', url })).toBe(false);
});

describe('the queue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** State of each request by name: waiting, answered, or the status of its refusal. */
  function visitors() {
    const ask = heavyRequestQueue();
    const states = {};
    const responses = {};
    return {
      states,
      come(name, sender = `10.0.0.${Object.keys(responses).length}`) {
        const request = {
          ...{ method: 'GET', url: '/trips/Q2x_-abcdefghijklmnopqrs' },
          headers: { 'x-forwarded-for': sender },
        };
        const response = Object.assign(new EventEmitter(), { destroyed: false, end: () => {} });
        responses[name] = response;
        states[name] = 'waiting';
        const refused = (_request, _response, status) => {
          states[name] = status;
        };
        ask(request, response, refused, () => {
          states[name] = 'answered';
        });
      },
      /** Marks the response as sent, or the visitor as gone. */
      async leave(name) {
        responses[name].destroyed = true;
        responses[name].emit('close');
        await jest.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('handles two at a time, the others in order of arrival', async () => {
    const { come, leave, states } = visitors();
    for (const name of ['a', 'b', 'c', 'd']) come(name);
    await jest.advanceTimersByTimeAsync(0);
    expect(states).toEqual({ a: 'answered', b: 'answered', c: 'waiting', d: 'waiting' });
    await leave('b');
    expect(states).toMatchObject({ c: 'answered', d: 'waiting' });
    await leave('a');
    expect(states.d).toBe('answered');
  });

  it('answers 503 when forty wait, and 429 to the thirteenth of one sender', () => {
    const { come, states } = visitors();
    for (let number = 1; number <= 43; number += 1) come(number, `10.1.${number}.1`);
    expect([states[42], states[43]]).toEqual(['waiting', 503]);
    const other = visitors();
    for (let number = 1; number <= 13; number += 1) other.come(number, 'one sender');
    expect([other.states[12], other.states[13]]).toEqual(['waiting', 429]);
  });

  it('accepts a sender again when its request is done', async () => {
    const { come, leave, states } = visitors();
    for (let number = 1; number <= 12; number += 1) come(number, 'one sender');
    await leave(1);
    come(13, 'one sender');
    expect(states[13]).toBe('waiting');
  });

  it('skips the request of a visitor who left while waiting', async () => {
    const { come, leave, states } = visitors();
    for (const name of ['a', 'b', 'c', 'd']) come(name);
    await leave('c');
    await leave('a');
    expect(states).toMatchObject({ c: 'waiting', d: 'answered' });
  });

  it('passes the slot of a slow reader on after five seconds, and refuses after fifteen', async () => {
    const { come, states } = visitors();
    for (let number = 1; number <= 9; number += 1) come(number);
    await jest.advanceTimersByTimeAsync(5001);
    expect([states[3], states[4], states[5]]).toEqual(['answered', 'answered', 'waiting']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([states[6], states[9]]).toEqual(['answered', 503]);
  });
});
