import { setImmediate } from 'node:timers/promises';
import { inTurns } from './in-turns';

/** Runs a number of slow pieces. */
function* pieces(count: number) {
  for (let index = 0; index < count; index += 1) {
    const until = performance.now() + 3;
    while (performance.now() < until);
    yield `${index} `;
  }
}

it('yields all pieces in order', async () => {
  expect(await inTurns(pieces(12))).toBe('0 1 2 3 4 5 6 7 8 9 10 11 ');
  expect(await inTurns([])).toBe('');
});

it('yields to other work in between', async () => {
  let isDone = false;
  const text = inTurns(pieces(12)).then(() => {
    isDone = true;
  });
  await setImmediate();
  expect(isDone).toBe(false);
  await text;
});

it('stops when the consumer is gone', async () => {
  const gone = new AbortController();
  let last = '';
  function* watched() {
    for (const piece of pieces(200)) {
      last = piece;
      yield piece;
    }
  }
  const text = inTurns(watched(), gone.signal);
  gone.abort(new Error('gone'));
  await expect(text).rejects.toThrow('gone');
  expect(last).not.toBe('199 ');
});
