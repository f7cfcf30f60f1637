import { beginWork } from './work-limit';

const mockEnv = { TRUSTED_PROXIES: 1 };
jest.mock('@/lib/foundation/env', () => ({
  get env() {
    return mockEnv;
  },
}));

const sender = (address: string) => new Headers({ 'x-forwarded-for': address });

afterEach(() => {
  mockEnv.TRUSTED_PROXIES = 1;
});

describe('running work of one sender', () => {
  it('is limited until some of it ends', () => {
    const first = beginWork(sender('10.0.0.1'), 5);
    expect(beginWork(sender('10.0.0.1'), 5)).toBeDefined();
    expect(beginWork(sender('10.0.0.1'), 1)).toBeUndefined();
    // The sender may claim any address before the entry that our proxy added.
    expect(beginWork(sender('10.9.9.9, 10.0.0.1'), 1)).toBeUndefined();
    expect(beginWork(sender('10.0.0.2'), 5)).toBeDefined();
    first?.();
    expect(beginWork(sender('10.0.0.1'), 5)).toBeDefined();
  });

  it('is accepted for a single piece, however large', () => {
    const end = beginWork(sender('10.0.0.3'), 12);
    expect(end).toBeDefined();
    expect(beginWork(sender('10.0.0.3'), 1)).toBeUndefined();
    end?.();
    expect(beginWork(sender('10.0.0.3'), 1)).toBeDefined();
  });

  it('is not counted if senders are unknown', () => {
    mockEnv.TRUSTED_PROXIES = 0;
    for (let index = 0; index < 5; index += 1) {
      expect(beginWork(sender('10.0.0.4'), 5)).toBeDefined();
    }
  });
});
