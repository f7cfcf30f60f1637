import { isHeavy } from './heavy-requests.mjs';

const get = (url) => isHeavy({ method: 'GET', url });

it('has those wait for their turn who ask for a whole trip or account', () => {
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

it('has nobody else wait', () => {
  for (const url of ['/', '/trips', '/my-trips', '/islands/naxos', '/api/ferries/plan', '/el']) {
    expect([url, get(url)]).toEqual([url, false]);
  }
  const url = '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10';
  expect(isHeavy({ method: 'POST', url })).toBe(false);
});
