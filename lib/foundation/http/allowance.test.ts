import { Allowance } from './allowance';

const minute = 60_000;

describe('an allowance', () => {
  it('is refused once it is used up, with the time to wait', () => {
    const allowance = new Allowance(3, 60);
    expect([0, 0, 0].map(() => allowance.spend('a', 1, 1000))).toEqual([0, 0, 0]);
    expect(allowance.spend('a', 1, 1000)).toBe(60);
    expect(allowance.spend('a', 1, 31_500)).toBe(30);
    expect(allowance.spend('a', 1, 1000 + minute - 1)).toBe(1);
  });

  it('is restored after its period, however much was refused', () => {
    const allowance = new Allowance(2, 60);
    for (let time = 0; time < 10; time += 1) allowance.spend('a', 1, 1000);
    expect(allowance.spend('a', 2, 1000 + minute)).toBe(0);
    expect(allowance.spend('a', 1, 1000 + minute)).toBe(60);
  });

  it('counts the cost of each request, separately for each sender', () => {
    const allowance = new Allowance(10, 60);
    expect(allowance.spend('a', 10, 0)).toBe(0);
    expect(allowance.spend('b', 11, 0)).toBe(60);
    expect(allowance.spend('a', 1, 0)).toBe(60);
  });

  it('refunds overestimated cost, but never above the limit', () => {
    const allowance = new Allowance(2, 60);
    allowance.spend('a', 1, 0);
    allowance.spend('a', -3, 0);
    expect([1, 1, 1].map((cost) => allowance.spend('a', cost, 0))).toEqual([0, 0, 60]);
  });

  it('remembers a limited number of senders, the most recent ones', () => {
    const allowance = new Allowance(1, 60);
    for (let sender = 0; sender < 30_000; sender += 1) allowance.spend(`${sender}`, 1, 0);
    expect(allowance.spend('29999', 1, 1)).toBe(60);
    expect(allowance.spend('0', 1, 1)).toBe(0);
  });

  it('leaves no timer behind, which would keep its request alive', () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    new Allowance(1, 60).spend('a', 1, Date.now());
    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
  });
});
