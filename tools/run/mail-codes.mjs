/**
 * Recommended settings of a hosted auth service (2026-11: its dashboard accepts 6 to 10 digits).
 * The links in its mails are a hash of the address and those digits, so even ten digits are only 33
 * bits: they should expire soon.
 */
export const wantedCodes = { digits: 10, seconds: 3600 };

const advice =
  'set Authentication, Sign In / Providers, Email, "Email OTP length" to 10 and "Email OTP expiration" to 3600 seconds or less, or run `supabase config push`.';

/**
 * Returns why the links in a hosted project's mails are easier to guess than necessary, as one
 * sentence, or undefined if the settings are right. They can only be read with an access token
 * (`SUPABASE_ACCESS_TOKEN`, as for the Supabase CLI). Never throws.
 *
 * @param {Record<string, string>} settings
 * @param {typeof fetch} [ask]
 */
export async function weaknessOfMailCodes(settings, ask = fetch) {
  const { hostname } = new URL(settings.NEXT_PUBLIC_SUPABASE_URL);
  const project = /^([a-z0-9]+)\.supabase\.co$/.exec(hostname)?.[1];
  const token = settings.SUPABASE_ACCESS_TOKEN;
  if (!project || !token) {
    const how = project
      ? 'without SUPABASE_ACCESS_TOKEN'
      : 'of a project that is not at supabase.co';
    return `How long the codes of its mails are cannot be asked ${how}: ${advice}`;
  }
  try {
    const answer = await ask(`https://api.supabase.com/v1/projects/${project}/config/auth`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(8000),
    });
    if (!answer.ok) return `The settings of its mails were not told (${answer.status}): ${advice}`;
    const { mailer_otp_length: digits, mailer_otp_exp: seconds } = await answer.json();
    const isStrong = digits >= wantedCodes.digits && seconds <= wantedCodes.seconds;
    if (isStrong) return undefined;
    return `The links in its mails hold codes of ${digits} digits that live for ${seconds} seconds: ${advice}`;
  } catch (error) {
    return `The settings of its mails could not be asked (${error.cause?.code ?? error.name}): ${advice}`;
  }
}
