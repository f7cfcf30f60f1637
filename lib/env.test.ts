import { parseEnv } from './env';

describe('parseEnv', () => {
  it('has a value for everything a first start needs', () => {
    expect(parseEnv({}).NEXT_PUBLIC_SITE_URL).toBe('http://localhost:3000');
  });

  it('takes the slash off the end of the origin, so that addresses can be put behind it', () => {
    const env = parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://compass.example/' });
    expect(env.NEXT_PUBLIC_SITE_URL).toBe('https://compass.example');
  });

  it('takes the address of the backend and its key together or not at all', () => {
    const url = 'https://project.supabase.co';
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_URL: url })).toThrow(/PUBLISHABLE_KEY/);
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_x' })).toThrow(
      /SUPABASE_URL/,
    );
    const both = { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_x' };
    expect(parseEnv(both).NEXT_PUBLIC_SUPABASE_URL).toBe(url);
  });

  it('counts proxies from none to ten', () => {
    expect(parseEnv({}).TRUSTED_PROXIES).toBe(1);
    expect(parseEnv({ TRUSTED_PROXIES: '0' }).TRUSTED_PROXIES).toBe(0);
    expect(() => parseEnv({ TRUSTED_PROXIES: 'many' })).toThrow(/TRUSTED_PROXIES/);
  });

  it('names a variable that is wrong', () => {
    expect(() => parseEnv({ NEXT_PUBLIC_SITE_URL: 'compass' })).toThrow(/NEXT_PUBLIC_SITE_URL/);
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_URL: 'nowhere' })).toThrow(
      /NEXT_PUBLIC_SUPABASE_URL/,
    );
  });
});
