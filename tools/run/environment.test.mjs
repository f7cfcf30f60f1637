import { readFileSync } from 'node:fs';
import { chosenBackend, confirmsByMail } from './environment.mjs';

const url = { NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co' };
const key = { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

describe('chosenBackend', () => {
  it('is the embedded one when no backend is named, the one that is named otherwise', () => {
    expect(chosenBackend({})).toBe('embedded');
    expect(chosenBackend({ ...url, ...key })).toBe('hosted');
  });

  it('names the variable that is missing when there is only one of the two', () => {
    expect(() => chosenBackend(url)).toThrow(
      /set NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY too, or unset NEXT_PUBLIC_SUPABASE_URL/,
    );
    expect(() => chosenBackend(key)).toThrow(
      /set NEXT_PUBLIC_SUPABASE_URL too, or unset NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY/,
    );
  });
});

describe('confirmsByMail', () => {
  it('is off unless it is asked for, and refuses what is neither yes nor no', () => {
    expect(confirmsByMail({})).toBe(true);
    expect(confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'false' })).toBe(false);
    expect(confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'true' })).toBe(true);
    expect(() => confirmsByMail({ EMBEDDED_CONFIRM_EMAIL: 'yes' })).toThrow(
      /EMBEDDED_CONFIRM_EMAIL must be true or false, not "yes"/,
    );
  });
});

test('.nvmrc names the Node that the commands run on', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node);
});
