import { parseEnv } from './env';

describe('parseEnv', () => {
  it('has a value for everything a first start needs', () => {
    expect(parseEnv({}).NEXT_PUBLIC_SITE_URL).toBe('http://localhost:3000');
  });

  it('takes the slash off the end of the origin, so that addresses can be put behind it', () => {
    const env = parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://compass.example/' });
    expect(env.NEXT_PUBLIC_SITE_URL).toBe('https://compass.example');
  });

  it('names a variable that is wrong', () => {
    expect(() => parseEnv({ NEXT_PUBLIC_SITE_URL: 'compass' })).toThrow(/NEXT_PUBLIC_SITE_URL/);
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_URL: 'nowhere' })).toThrow(
      /NEXT_PUBLIC_SUPABASE_URL/,
    );
  });
});
