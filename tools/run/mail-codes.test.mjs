/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { wantedCodes, weaknessOfMailCodes } from './mail-codes.mjs';

const settings = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnop.supabase.co/',
  SUPABASE_ACCESS_TOKEN: 'sbp_token',
};
let asked = [];
const answering = (body, status) => async (url, init) => {
  asked.push([url, init.headers.authorization]);
  return Response.json(body, { status });
};
beforeEach(() => {
  asked = [];
});

test('warns about a project with six-digit mail codes, but not about ten digits', async () => {
  const weak = answering({ mailer_otp_length: 6, mailer_otp_exp: 3600 });
  expect(await weaknessOfMailCodes(settings, weak)).toMatch(/6 digits that live for 3600 seconds/);
  expect(asked).toEqual([
    ['https://api.supabase.com/v1/projects/abcdefghijklmnop/config/auth', 'Bearer sbp_token'],
  ]);
  const long = answering({ mailer_otp_length: 10, mailer_otp_exp: 86_400 });
  expect(await weaknessOfMailCodes(settings, long)).toMatch(/live for 86400 seconds/);
  const strong = answering({ mailer_otp_length: 10, mailer_otp_exp: 3600 });
  expect(await weaknessOfMailCodes(settings, strong)).toBeUndefined();
});

test('a failed request is reported, without the token', async () => {
  const refusals = [
    [{ ...settings, SUPABASE_ACCESS_TOKEN: undefined }, answering({})],
    [{ ...settings, NEXT_PUBLIC_SUPABASE_URL: 'https://auth.example.org' }, answering({})],
    [settings, answering({}, 401)],
    [settings, () => Promise.reject(new TypeError('fetch failed'))],
    [settings, async () => new Response('<html>')],
    [settings, answering({})],
  ];
  for (const [given, ask] of refusals) {
    const said = await weaknessOfMailCodes(given, ask);
    expect(said).toMatch(/"Email OTP length" to 10/);
    expect(said).not.toContain('sbp_token');
  }
});

test('the applied configuration contains the settings checked at start', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(config).toMatch(new RegExp(`^otp_length = ${wantedCodes.digits}$`, 'm'));
  const seconds = Number(/^otp_expiry = (\d+)$/m.exec(config)?.[1]);
  expect(seconds).toBeLessThanOrEqual(wantedCodes.seconds);
});
