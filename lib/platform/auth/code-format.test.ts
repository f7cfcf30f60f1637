import {
  groupedCode,
  isAppCode,
  isRecoveryCode,
  isSecondFactorCode,
  plainCode,
  recoveryCodeDigits,
} from './code-format';

const recovery = '123456789012345678901234';

describe('codes of the second factor', () => {
  it('are accepted with blanks and hyphens', () => {
    expect(plainCode(' 123 456 ')).toBe('123456');
    expect(plainCode('1234-5678 9012')).toBe('123456789012');
    expect(plainCode(groupedCode(recovery))).toBe(recovery);
    expect(groupedCode(recovery)).toBe('1234 5678 9012 3456 7890 1234');
  });

  it.each([
    ['123456', true, false],
    [recovery, false, true],
    ['12345', false, false],
    ['1234567', false, false],
    [recovery.slice(1), false, false],
    [`${recovery}5`, false, false],
    ['x'.repeat(recoveryCodeDigits), false, false],
    ['١٢٣٤٥٦', false, false],
    ['', false, false],
  ])('distinguish %j', (code, app, isRecovery) => {
    expect([isAppCode(code), isRecoveryCode(code)]).toEqual([app, isRecovery]);
    expect(isSecondFactorCode(code)).toBe(app || isRecovery);
  });
});
