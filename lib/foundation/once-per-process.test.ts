import { forgetOnce, oncePerProcess } from './once-per-process';

afterEach(() => forgetOnce('test'));

it('creates a value once, for every copy of the module', async () => {
  const first = oncePerProcess('test', () => ({}));
  jest.resetModules();
  const copy = await import('./once-per-process');
  expect(copy.oncePerProcess).not.toBe(oncePerProcess);
  expect(copy.oncePerProcess('test', () => ({}))).toBe(first);
});

it('remembers undefined as well', () => {
  const make = jest.fn(() => undefined);
  oncePerProcess('test', make);
  oncePerProcess('test', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('retries after an error', () => {
  const fail = () => {
    throw new Error('not yet');
  };
  expect(() => oncePerProcess('test', fail)).toThrow('not yet');
  expect(oncePerProcess('test', () => 1)).toBe(1);
});

it('recreates a forgotten value', () => {
  oncePerProcess('test', () => 1);
  forgetOnce('test');
  expect(oncePerProcess('test', () => 2)).toBe(2);
});
