import { readFileSync } from 'node:fs';
import { chosenBackend, confirmsByMail } from './environment.mjs';

const url = { NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co' };
const key = { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

describe('chosenBackend', () => {
  it('is the embedded one without configuration, otherwise the configured one', () => {
    expect(chosenBackend({})).toBe('embedded');
    expect(chosenBackend({ ...url, ...key })).toBe('hosted');
  });

  it('reports the missing variable if only one of the two is set', () => {
    expect(() => chosenBackend(url)).toThrow(
      /set NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY too, or unset NEXT_PUBLIC_SUPABASE_URL/,
    );
    expect(() => chosenBackend(key)).toThrow(
      /set NEXT_PUBLIC_SUPABASE_URL too, or unset NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY/,
    );
  });
});

describe('confirmsByMail', () => {
  it('is off by default, and rejects values other than yes or no', () => {
    expect(confirmsByMail({})).toBe(true);
    expect(confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'false' })).toBe(false);
    expect(confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'true' })).toBe(true);
    expect(() => confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'yes' })).toThrow(
      /EMBEDDED_CONFIRM_EMAIL must be true or false, not "yes"/,
    );
  });
});

test('.nvmrc has the Node version of the commands', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node);
});
