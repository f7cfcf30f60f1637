import { requestIdHeader, requestIdOf, withRequestId } from './http/request-id';
import { type LogEvent, type LogFields, makeLog } from './log';

const id = '0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001';

/** A log and the lines it wrote, read again. */
function logged(
  level: Parameters<typeof makeLog>[0],
  write: (log: ReturnType<typeof makeLog>) => void,
) {
  const lines: string[] = [];
  write(makeLog(level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('writes one JSON object per line, with time, level and event', () => {
    const [line] = logged('info', (log) =>
      log.warn('backend call slow', { call: 'trips', ms: 1204 }),
    );
    expect(line).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'backend call slow',
      call: 'trips',
      ms: 1204,
    });
  });

  it('writes events at or above its level', () => {
    const all = (log: ReturnType<typeof makeLog>) => {
      log.debug('backend call');
      log.info('request');
      log.warn('backend call slow');
      log.error('request failed');
    };
    expect(logged('debug', all)).toHaveLength(4);
    expect(logged('warn', all).map(({ level }) => level)).toEqual(['warn', 'error']);
    expect(logged('silent', all)).toEqual([]);
  });

  it('contains no personal data, whatever it is given', () => {
    const fields = {
      path: '/signin',
      reason: 'no answer for eleni@example.org from 203.0.113.7',
      email: 'eleni@example.org',
      name: 'Eleni Papadaki',
      headers: { cookie: 'compass-auth=secret' },
    } as LogFields;
    const error = Object.assign(
      new Error('invalid input for "Eleni Papadaki": eleni@example.org'),
      {
        details: 'Key (email)=(eleni@example.org)',
        headers: { authorization: 'Bearer secret' },
      },
    );
    const [line] = logged('info', (log) => log.error('request failed', fields, error));
    expect(JSON.stringify(line)).not.toMatch(/eleni@|Papadaki|203\.0|secret|cookie/i);
    expect(line).toMatchObject({ path: '/signin', error: { type: 'Error' } });
  });

  it('accepts only known events and fields', () => {
    // @ts-expect-error: a sentence put together on the way
    const event: LogEvent = 'no account for eleni@example.org';
    // @ts-expect-error: a field that is not on the list
    const fields: LogFields = { email: 'eleni@example.org' };
    expect(logged('info', (log) => log.info('request', fields))[0]).not.toHaveProperty('email');
    expect(event).toBeDefined();
  });
});

describe('the request id', () => {
  it('is on every line written during the request, and on no other', async () => {
    const lines: { requestId?: string }[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const work = withRequestId(id, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.info('action', { outcome: 'ok' });
    });
    log.info('request');
    await work;
    expect(lines.map(({ requestId }) => requestId)).toEqual([undefined, id]);
  });

  it('is accepted in the format of the middleware', () => {
    const of = (value: string) => requestIdOf(new Headers({ [requestIdHeader]: value }));
    expect(of(id)).toBe(id);
    expect(of('eleni@example.org')).toBeUndefined();
    expect(of(`${id} and more`)).toBeUndefined();
    expect(requestIdOf(new Headers())).toBeUndefined();
  });
});
