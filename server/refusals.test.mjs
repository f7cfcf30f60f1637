import { EventEmitter } from 'node:events';
import { formLimitBytes, refusalOf, refuse } from './refusals.mjs';

const host = 'compass.example';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const status = (method, url, headers = {}) =>
  refusalOf({ method, url, headers: { host, ...headers } })?.status;

it('takes a form from its own pages only', () => {
  const sent = (headers) => status('POST', '/contact', { ...form, ...headers });
  expect(sent({ origin: `https://${host}` })).toBeUndefined();
  expect(
    sent({ origin: 'https://www.example', 'x-forwarded-host': 'www.example, b' }),
  ).toBeUndefined();
  expect(sent({ 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  for (const origin of ['https://evil.example', 'null', '', `https://${host}.evil.example`]) {
    expect([origin, sent({ origin })]).toEqual([origin, 403]);
  }
  expect([sent({}), sent({ 'sec-fetch-site': 'cross-site' })]).toEqual([403, 403]);
});

it('cannot take a form apart that does not say how', () => {
  const sent = (type) =>
    status('POST', '/el/contact', { origin: `https://${host}`, 'content-type': type });
  expect(
    [
      'multipart/form-data',
      'Multipart/form-data; charset=utf-8',
      'multipart/form-data; boundary=',
    ].map(sent),
  ).toEqual([400, 400, 400]);
  expect(
    ['multipart/form-data; boundary=abc', 'multipart/form-data;boundary="a b"'].map(sent),
  ).toEqual([undefined, undefined]);
});

it('takes no more bytes than an action reads', () => {
  const sent = (method, length) =>
    status(method, '/contact', { 'sec-fetch-site': 'same-origin', 'content-length': length });
  expect(sent('POST', String(formLimitBytes))).toBeUndefined();
  expect(sent('POST', String(formLimitBytes + 1))).toBe(413);
  expect(sent('GET', String(formLimitBytes + 1))).toBeUndefined();
});

it('answers a program with the status alone, once its request has been read', () => {
  const said = {};
  const response = {
    setHeader: (name, value) => Object.assign(said, { [name]: value }),
    end: (body) => Object.assign(said, { body, isOver: true }),
  };
  const request = Object.assign(new EventEmitter(), {
    ...{ method: 'TRACE', url: '/api/weather', headers: { host } },
    resume: () => {},
  });
  expect(refuse(request, response, () => 'a page')).toBe(true);
  expect(said).not.toHaveProperty('isOver');
  request.emit('close');
  expect(said).toMatchObject({ body: undefined, isOver: true });
  expect(said.Allow).toContain('GET, HEAD');
  expect(response.statusCode).toBe(405);
});

it('says what an address takes', () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'QUERY']) {
    expect([method, status(method, '/'), status(method, '/api/health')]).toEqual([
      method,
      405,
      405,
    ]);
  }
  expect(['PUT', 'PATCH', 'DELETE'].map((method) => status(method, '/islands'))).toEqual([
    405, 405, 405,
  ]);
  expect(status('OPTIONS', '/islands')).toBe(204);
  expect(refusalOf({ method: 'PUT', url: '/islands', headers: { host } }).allowed).toContain(
    'POST',
  );
});

it('takes for an address what is one', () => {
  expect([status('GET', '*'), status('OPTIONS', '*'), status('GET', 'x')]).toEqual([400, 400, 400]);
  expect(status('GET', `http://${host}/islands`)).toBeUndefined();
});

it('requires the length of a form', () => {
  const sent = { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' };
  expect(status('POST', '/contact', sent)).toBe(411);
  expect(status('POST', '/api/mcp', sent)).toBeUndefined();
});

it('leaves to machines what is theirs', () => {
  for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE']) {
    expect(status(method, '/api/mcp?x=1', { origin: 'https://elsewhere.example' })).toBeUndefined();
  }
  expect(status('GET', '/contact')).toBeUndefined();
  expect(status('HEAD', '/contact')).toBeUndefined();
});
