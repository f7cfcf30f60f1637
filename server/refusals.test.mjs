import { EventEmitter } from 'node:events';
import { refuse } from './refusals.mjs';

it('sends a program only the status, after reading its request', async () => {
  const said = {};
  const response = {
    setHeader: (name, value) => Object.assign(said, { [name]: value }),
    end: (body) => Object.assign(said, { body, isOver: true }),
  };
  const request = Object.assign(new EventEmitter(), {
    ...{ method: 'TRACE', url: '/api/weather', headers: { host: 'compass.example' } },
    resume: () => {},
  });
  expect(refuse(request, response, () => 'a page')).toBe(true);
  expect(said).not.toHaveProperty('isOver');
  request.emit('close');
  await new Promise(setImmediate);
  expect(said).toMatchObject({ body: undefined, isOver: true });
  expect(said.Allow).toContain('GET, HEAD');
  expect(response.statusCode).toBe(405);
});

it('links all others to an address of this site', () => {
  const request = { method: 'GET', url: 'http://evil.example/islands?a=1', headers: {} };
  expect(refuse(request, {}, () => 'a page')).toBe(false);
  expect(request.url).toBe('/islands?a=1');
});

it('redirects without calling Next', () => {
  const said = {};
  const response = {
    setHeader: (name, value) => Object.assign(said, { [name]: value }),
    end: (body) => Object.assign(said, { body }),
  };
  const url = '/el//evil.example/phish';
  const request = Object.assign(new EventEmitter(), {
    ...{ method: 'POST', url, headers: {} },
    resume: () => request.emit('close'),
  });
  expect(refuse(request, response, () => 'a page')).toBe(true);
  expect(said).toEqual({ Location: '/el/evil.example/phish', body: undefined });
  expect(response.statusCode).toBe(308);
});
