import { forVisitor } from './visitors.mjs';

// By this name lib/http/visitor-signal finds it.
const visitors = globalThis[Symbol.for('cyclades-compass.visitor')];

test('whatever is done for a request knows its answer, and nothing else does', async () => {
  const [one, other] = [{ of: 'one' }, { of: 'other' }];
  const later = async () => {
    await new Promise(setImmediate);
    return visitors.getStore();
  };
  const both = await Promise.all([forVisitor(one, later), forVisitor(other, later)]);
  expect(both).toEqual([one, other]);
  expect(visitors.getStore()).toBeUndefined();
});
