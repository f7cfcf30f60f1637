import { readFileSync } from 'node:fs';
import { formLimitBytes, isFormTooLarge } from './form-limit';

const sent = (method: string, headers: Record<string, string>) => ({
  method,
  headers: new Headers(headers),
});

describe('a form that is too large', () => {
  it('has more bytes than an action reads', () => {
    const limit = `bodySizeLimit: '${formLimitBytes / 1024 / 1024}mb'`;
    expect(readFileSync('next.config.mjs', 'utf8')).toContain(limit);
    const most = { 'content-length': String(formLimitBytes) };
    const more = { 'content-length': String(formLimitBytes + 1) };
    expect(isFormTooLarge(sent('POST', most))).toBe(false);
    expect(isFormTooLarge(sent('POST', more))).toBe(true);
  });

  it('is none where a script sent it, where nothing is sent, and where nobody says how much', () => {
    const more = { 'content-length': String(formLimitBytes + 1) };
    expect(isFormTooLarge(sent('POST', { ...more, 'next-action': 'a1' }))).toBe(false);
    expect(isFormTooLarge(sent('GET', more))).toBe(false);
    expect(isFormTooLarge(sent('POST', {}))).toBe(false);
  });
});
