import fc from 'fast-check';
import { describeError, pathShape, redact } from './redact';

describe('redact', () => {
  it.each([
    ['no account for eleni.papadaki+trips@example.org here', 'no account for … here'],
    ['Key (email)=(eleni@example.org) already exists', 'Key (email)=(…) already exists'],
    ['asked by 203.0.113.7, 2001:db8::8a2e:370:7334', 'asked by …, …'],
    ['GET /signin?next=/profile&email=a%40b.gr failed', 'GET /signin… failed'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2ln', 'token ….….c2ln'],
    ['row 0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001 is gone', 'row … is gone'],
    ['call +30 22850 12345 now', 'call … now'],
    ['one\nline\u2028only', 'one line only'],
  ])('%j becomes %j', (text, left) => expect(redact(text)).toBe(left));

  it.each([
    'answered 404',
    'stops.txt: missing',
    'only 2 trips, 10 before',
    'not reachable (ENOENT)',
    'no sailing within 30 days of 2026-11-21',
  ])('does not change %j', (text) => expect(redact(text)).toBe(text));

  it('removes every e-mail address', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9.]{0,12}$/);
    fc.assert(
      fc.property(word, word, fc.string(), fc.string(), (user, host, before, after) => {
        const address = `${user}@${host}.gr`;
        expect(redact(`${before} ${address} ${after}`)).not.toContain(address);
      }),
    );
  });

  it('truncates long values', () => expect(redact('a '.repeat(500))).toHaveLength(300));
});

describe('pathShape', () => {
  it.each([
    ['/', '/'],
    ['/el/islands/naxos', '/el/islands/naxos'],
    ['/signin?next=/profile', '/signin'],
    ['/trips/Q2xhc3NpZmllZC10b2tlbg', '/trips/…'],
    ['/my-trips/0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001/sheet', '/my-trips/…/sheet'],
    ['/api/trips/calendar/Q2x_-9.ics', '/api/trips/calendar/…'],
    ['/eleni@example.org', '/…'],
    ['/%CE%95%CE%BB%CE%AD%CE%BD%CE%B7', '/…'],
  ])('%s is logged as %s', (path, shape) => expect(pathShape(path)).toBe(shape));
});

describe('describeError', () => {
  it('describes type, message and place, without quoted values', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const error = new TypeError(
      `Unexpected token 'E', "Eleni Papa"... is not valid JSON\n    at eleni (/home/eleni.ts:1:1)`,
      { cause },
    );
    const described = describeError(error);
    expect(described).toMatchObject({
      type: 'TypeError',
      message: expect.stringMatching(/^Unexpected token …, ….+ is not valid JSON/),
      cause: { type: 'Error', code: 'ECONNREFUSED' },
    });
    expect(described.message).not.toContain('Eleni');
    // The innermost frame is the real one, not the one faked in the message.
    expect(described.stack?.[0]).toContain('redact.test.ts');
  });

  it('omits details and hints of database errors', () => {
    const thrown = {
      code: '23505',
      message: 'duplicate key value violates unique constraint "people_email"',
      details: 'Key (email)=(eleni@example.org) already exists.',
      hint: 'Ask Eleni',
    };
    expect(describeError(thrown)).toEqual({
      type: 'object',
      code: '23505',
      message: 'duplicate key value violates unique constraint …',
    });
  });

  it.each([
    ['eleni@example.org', { type: 'string', message: '…' }],
    [undefined, { type: 'undefined', message: 'undefined' }],
    [null, { type: 'object', message: 'null' }],
  ])('handles a thrown %j', (thrown, described) =>
    expect(describeError(thrown)).toEqual(described),
  );
});
