import { parseEnv } from './env';

describe('parseEnv', () => {
  it('has a default for everything the first start requires', () => {
    expect(parseEnv({}).NEXT_PUBLIC_SITE_URL).toBe('http://localhost:3000');
  });

  it('removes the trailing slash of the origin, so that paths can be appended', () => {
    const env = parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://compass.example/' });
    expect(env.NEXT_PUBLIC_SITE_URL).toBe('https://compass.example');
  });

  it('requires the backend URL and its key together, or neither', () => {
    const url = 'https://project.supabase.co';
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_URL: url })).toThrow(/PUBLISHABLE_KEY/);
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_x' })).toThrow(
      /SUPABASE_URL/,
    );
    const both = { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_x' };
    expect(parseEnv(both).NEXT_PUBLIC_SUPABASE_URL).toBe(url);
  });

  it('requires the variables of push messages together', () => {
    const one = { VAPID_SUBJECT: 'mailto:trips@example.org' };
    expect(() => parseEnv(one)).toThrow(/VAPID_PUBLIC_KEY.*VAPID_PRIVATE_KEY/);
    const all = {
      ...one,
      VAPID_PUBLIC_KEY: 'A'.repeat(87),
      VAPID_PRIVATE_KEY: 'A'.repeat(43),
    };
    expect(parseEnv(all).VAPID_SUBJECT).toBe(one.VAPID_SUBJECT);
    expect(() => parseEnv({ ...all, VAPID_SUBJECT: 'somebody' })).toThrow(/VAPID_SUBJECT/);
  });

  it('accepts several realtime services, and names the variable of an invalid one', () => {
    expect(parseEnv({}).FERRY_GTFS_RT_URL).toEqual([]);
    expect(parseEnv({ FERRY_GTFS_RT_URL: ' ' }).FERRY_GTFS_RT_URL).toEqual([]);
    const two = 'https://feeds.example/trips.pb?key=1,  http://127.0.0.1:8080/alerts.pb';
    expect(parseEnv({ FERRY_GTFS_RT_URL: two }).FERRY_GTFS_RT_URL).toHaveLength(2);
    for (const wrong of [
      'feeds.example',
      'http://feeds.example/trips.pb',
      'https://a.example nothing',
    ]) {
      expect(() => parseEnv({ FERRY_GTFS_RT_URL: wrong })).toThrow(/FERRY_GTFS_RT_URL/);
    }
  });

  it('reads the override table of stops, and names the variable of an invalid entry', () => {
    expect(parseEnv({}).FERRY_GTFS_STOPS).toEqual({});
    const three = ' A1=naxos-chora; 12=paros-parikia  GATE=- ';
    expect(parseEnv({ FERRY_GTFS_STOPS: three }).FERRY_GTFS_STOPS).toEqual({
      A1: 'naxos-chora',
      12: 'paros-parikia',
      GATE: '-',
    });
    for (const wrong of ['A1', 'A1=', '=naxos-chora', 'A1 = naxos-chora']) {
      expect(() => parseEnv({ FERRY_GTFS_STOPS: wrong })).toThrow(/FERRY_GTFS_STOPS/);
    }
  });

  it('reads the forecast from the configured service, over HTTPS or on this machine', () => {
    expect(parseEnv({}).OPEN_METEO_URL).toBe('https://api.open-meteo.com');
    expect(parseEnv({}).OPEN_METEO_MARINE_URL).toBe('https://marine-api.open-meteo.com');
    // With a key, the other addresses are used.
    const { OPEN_METEO_URL, OPEN_METEO_MARINE_URL } = parseEnv({ OPEN_METEO_KEY: 'abc' });
    expect([OPEN_METEO_URL, OPEN_METEO_MARINE_URL]).toEqual([
      'https://customer-api.open-meteo.com',
      'https://customer-marine-api.open-meteo.com',
    ]);
    const local = parseEnv({ OPEN_METEO_URL: 'http://127.0.0.1:8080/' });
    expect(local.OPEN_METEO_URL).toBe('http://127.0.0.1:8080');
    for (const wrong of ['http://weather.example', 'weather.example']) {
      expect(() => parseEnv({ OPEN_METEO_MARINE_URL: wrong })).toThrow(/OPEN_METEO_MARINE_URL/);
    }
    expect(() => parseEnv({ WEATHER_KNOWN_SECONDS: '0' })).toThrow(/WEATHER_KNOWN_SECONDS/);
  });

  it('accepts zero to ten proxies', () => {
    // A site without a proxy must not trust a header that anyone can write.
    expect(parseEnv({}).TRUSTED_PROXIES).toBe(0);
    expect(parseEnv({ TRUSTED_PROXIES: '1' }).TRUSTED_PROXIES).toBe(1);
    expect(() => parseEnv({ TRUSTED_PROXIES: 'many' })).toThrow(/TRUSTED_PROXIES/);
  });

  it('accepts partner codes that are safe in an address, and none for an empty line', () => {
    expect(parseEnv({ VIATOR_PARTNER_ID: ' P00012345 ' }).VIATOR_PARTNER_ID).toBe('P00012345');
    expect(parseEnv({ VIATOR_PARTNER_ID: ' ' }).VIATOR_PARTNER_ID).toBeUndefined();
    expect(() => parseEnv({ BOOKING_AFFILIATE_ID: '12&aid=34' })).toThrow(/BOOKING_AFFILIATE_ID/);
  });

  it('accepts a feed over HTTPS, and over HTTP only from this machine', () => {
    for (const url of [
      'https://feeds.example/gtfs.zip?key=1',
      'file:///srv/gtfs.zip',
      'http://localhost:4000/a.zip',
      'http://127.0.0.1:4000/a.zip',
    ]) {
      expect(parseEnv({ FERRY_GTFS_URL: url }).FERRY_GTFS_URL).toBe(url);
    }
    for (const url of ['http://feeds.example/a.zip', 'ftp://feeds.example/a.zip', 'a.zip']) {
      expect(() => parseEnv({ FERRY_GTFS_URL: url })).toThrow(/FERRY_GTFS_URL/);
    }
  });

  it('checks for a newer feed every six hours, and at most every five minutes', () => {
    expect(parseEnv({}).FERRY_GTFS_REFRESH_MINUTES).toBe(360);
    expect(parseEnv({ FERRY_GTFS_REFRESH_MINUTES: '5' }).FERRY_GTFS_REFRESH_MINUTES).toBe(5);
    expect(() => parseEnv({ FERRY_GTFS_REFRESH_MINUTES: '4' })).toThrow(/REFRESH_MINUTES/);
  });

  it('shows the gallery only if configured', () => {
    expect(parseEnv({}).SHOW_GALLERY).toBe(false);
    expect(parseEnv({ SHOW_GALLERY: 'true' }).SHOW_GALLERY).toBe(true);
    expect(() => parseEnv({ SHOW_GALLERY: 'yes' })).toThrow(/SHOW_GALLERY/);
  });

  it('logs at level info unless configured otherwise', () => {
    expect(parseEnv({}).LOG_LEVEL).toBe('info');
    expect(() => parseEnv({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/);
  });

  it('names an invalid variable', () => {
    expect(() => parseEnv({ NEXT_PUBLIC_SITE_URL: 'compass' })).toThrow(/NEXT_PUBLIC_SITE_URL/);
    expect(() => parseEnv({ NEXT_PUBLIC_SUPABASE_URL: 'nowhere' })).toThrow(
      /NEXT_PUBLIC_SUPABASE_URL/,
    );
  });
});
