import { codeFactors, hasSecondFactor, levelOf } from './assurance';

const factor = (status: string, factor_type = 'totp') => ({ id: '1', factor_type, status });
const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

describe('a second factor', () => {
  it('is active once a factor is verified, of any kind', () => {
    expect(hasSecondFactor({ factors: [factor('verified')] })).toBe(true);
    expect(hasSecondFactor({ factors: [factor('verified', 'phone')] })).toBe(true);
  });
  it('is inactive for an unverified factor, and without one', () => {
    expect(hasSecondFactor({ factors: [factor('unverified')] })).toBe(false);
    expect(hasSecondFactor({})).toBe(false);
  });
  it('is confirmed with authenticator codes', () => {
    const factors = [factor('unverified'), factor('verified', 'phone'), factor('verified')];
    expect(codeFactors({ factors })).toEqual([factors[2]]);
  });
});

describe('the level of a token', () => {
  it('is the stated level', () => {
    expect(levelOf(token({ aal: 'aal2' }))).toBe('aal2');
  });
  it.each([undefined, '', 'x', 'a.b.c', token({}), token({ aal: 2 }), token([])])(
    'is undefined for %j',
    (text) => expect(levelOf(text)).toBeUndefined(),
  );
});
