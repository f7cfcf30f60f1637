import { EventEmitter } from 'node:events';
import { turnstile } from './turnstile.mjs';

const room = { inside: 2, waiting: 3, ofOne: 2, lapseMs: 5000, patienceMs: 10_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Everybody's fate, by name: in, away, or why not. */
function door(ask = turnstile(room)) {
  const fates = {};
  const answers = {};
  return {
    fates,
    come(name, sender = name) {
      answers[name] = new EventEmitter();
      fates[name] = 'waits';
      ask(
        sender,
        answers[name],
        () => {
          fates[name] = 'in';
        },
        (why) => {
          fates[name] = why;
        },
      );
    },
    go: (name) => answers[name].emit('close'),
  };
}

it('lets in two at a time, the others in the order they came', () => {
  const { come, go, fates } = door();
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  expect(fates).toEqual({ a: 'in', b: 'in', c: 'waits', d: 'waits' });
  go('b');
  expect(fates).toEqual({ a: 'in', b: 'in', c: 'in', d: 'waits' });
  go('a');
  expect(fates.d).toBe('in');
});

it('has a short line, and says when it is full', () => {
  const { come, fates } = door();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) come(name);
  expect([fates.e, fates.f]).toEqual(['waits', 'busy']);
});

it('has no more than two of one sender, who may come again when one has gone', () => {
  const { come, go, fates } = door();
  for (const name of ['a', 'b', 'c']) come(name, 'one sender');
  expect(fates).toEqual({ a: 'in', b: 'in', c: 'too-many' });
  go('a');
  come('d', 'one sender');
  expect(fates.d).toBe('in');
});

it('forgets whoever goes while waiting', () => {
  const { come, go, fates } = door();
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  go('c');
  go('a');
  expect([fates.c, fates.d]).toEqual(['waits', 'in']);
  for (const name of ['e', 'f', 'g', 'h']) come(name, name === 'h' ? 'h' : 'c');
  expect([fates.e, fates.f, fates.g]).toEqual(['waits', 'waits', 'too-many']);
});

it('gives a place on when its answer is read slowly, once', () => {
  const { come, go, fates } = door();
  for (const name of ['a', 'b', 'c', 'd', 'e']) come(name);
  jest.advanceTimersByTime(5001);
  expect([fates.c, fates.d, fates.e]).toEqual(['in', 'in', 'waits']);
  go('a');
  expect(fates.e).toBe('waits');
  go('c');
  expect(fates.e).toBe('in');
});

it('lets nobody wait without end', () => {
  const { come, fates } = door(turnstile({ ...room, lapseMs: 60_000 }));
  for (const name of ['a', 'b', 'c']) come(name);
  jest.advanceTimersByTime(10_001);
  expect(fates.c).toBe('busy');
});
