import { answeringLikePostgrest, likePostgrest } from './postgrest-answers.mjs';

const fault = (code, more) => Object.assign(new Error('said'), { code, ...more });

it('reports a failed check or function argument as an error of the client', () => {
  for (const code of ['23514', '23P01', 'P0001']) {
    const { code: answered, message, detail } = likePostgrest(fault(code, { hint: 'less' }));
    expect(answered).toBe('PGRST');
    expect(JSON.parse(message)).toEqual({ code, message: 'said', hint: 'less' });
    expect(JSON.parse(detail)).toEqual({ status: 400, headers: {} });
  }
});

it('does not reveal the row that failed the check', () => {
  const { message, detail } = likePostgrest(fault('23514', { detail: 'Failing row: secret' }));
  expect(message + detail).not.toContain('secret');
});

it('leaves the backend’s own answers and errors unchanged', () => {
  for (const code of ['23502', '23503', '23505', '42501', '40001', 'XX000', undefined]) {
    const error = fault(code);
    expect(likePostgrest(error)).toBe(error);
  }
  expect(likePostgrest(undefined)).toBeUndefined();
});

it.each([
  [new RangeError('Maximum call stack size exceeded'), '54001', 413],
  [new RangeError('Invalid time value'), '22P02', 400],
  [new Error('Invalid input for string type'), '22P02', 400],
  [new Error('Missing closing quote at position 1'), 'PGRST100', 400],
  [new TypeError("Cannot use 'in' operator to search for 'title' in -1"), 'PGRST102', 400],
  [new TypeError('Cannot add property $eq, object is not extensible'), 'PGRST100', 400],
  [
    Object.assign(new TypeError('The "string" argument must be of type string or …'), {
      code: 'ERR_INVALID_ARG_TYPE',
    }),
    '22P02',
    400,
  ],
])('treats values that the driver cannot encode as client errors: %s', (error, code, status) => {
  const { message, detail } = likePostgrest(error);
  expect([JSON.parse(message).code, JSON.parse(detail).status]).toEqual([code, status]);
});

it('classifies the error by the connection first', () => {
  const connection = {
    normalizeDbError(error) {
      return this.code ? fault(this.code) : error;
    },
    code: '23514',
  };
  expect(answeringLikePostgrest(connection).normalizeDbError(new Error()).code).toBe('PGRST');
});
