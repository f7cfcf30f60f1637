import { codeFactors, hasSecondStep, levelOf } from './assurance';

const factor = (status: string, factor_type = 'totp') => ({ id: '1', factor_type, status });
const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

describe('a second step', () => {
  it('is there once a factor is confirmed, of whatever kind', () => {
    expect(hasSecondStep({ factors: [factor('verified')] })).toBe(true);
    expect(hasSecondStep({ factors: [factor('verified', 'phone')] })).toBe(true);
  });
  it('is not there for a factor that was only begun, nor where the service knows none', () => {
    expect(hasSecondStep({ factors: [factor('unverified')] })).toBe(false);
    expect(hasSecondStep({})).toBe(false);
  });
  it('is taken with the codes of apps', () => {
    const factors = [factor('unverified'), factor('verified', 'phone'), factor('verified')];
    expect(codeFactors({ factors })).toEqual([factors[2]]);
  });
});

describe('the level of a token', () => {
  it('is what it states', () => {
    expect(levelOf(token({ aal: 'aal2' }))).toBe('aal2');
  });
  it.each([undefined, '', 'x', 'a.b.c', token({}), token({ aal: 2 }), token([])])(
    'is none in %j',
    (text) => expect(levelOf(text)).toBeUndefined(),
  );
});
