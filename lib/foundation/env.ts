import { z } from 'zod';

/*
 * The only reader of process.env. A variable that is missing or malformed stops the program at the
 * start with its name, instead of surfacing later as a strange page.
 */
const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Optional text that matches a pattern; `rule` names the allowed texts. */
const textLike = (pattern: RegExp, rule: string) =>
  optionalText.refine((value) => value === undefined || pattern.test(value), rule);

/** Our id at a partner, sent in links to it. It appears in public pages. */
const partnerCode = textLike(
  /^[\w.-]{1,64}$/,
  'letters, digits, dots, hyphens and underscores, 64 at most',
);

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const webAddress = z.url({ protocol: /^https?$/ });
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Plain HTTP is allowed only on this machine: on a network anyone in between could change the
 * answers.
 */
function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  if (protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:';
}

const secureAddress = z
  .string()
  .refine(isServiceAddress, 'an address with https:, or with http: on this machine');

/** Base address of a service, without a trailing slash; callers append paths to it. */
const serviceAddress = secureAddress.transform(withoutSlash);

const isFeedAddress = (value: string) =>
  isServiceAddress(value) || (URL.canParse(value) && new URL(value).protocol === 'file:');

/** Addresses separated by blanks or commas; an empty list where the variable is not set. */
const feedAddresses = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (addresses) => addresses.every(isFeedAddress),
    'addresses with https: or file:, or with http: on this machine, with blanks between them',
  );

function stopOverrides(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  const pairs = text.split(/[\s;]+/).filter(Boolean);
  const overrides: Record<string, string> = {};
  for (const pair of pairs) {
    const [, stop, port] = /^(.+)=([^=]+)$/.exec(pair) ?? [];
    if (stop && port) overrides[stop] = port;
    else context.addIssue({ code: 'custom', message: `“${pair}” is not stop=port` });
  }
  return overrides;
}

/**
 * Missing variables that an external model needs. A service on your own machine may work without a
 * key.
 */
function missingOfAssistant(variables: { ASSISTANT_PROVIDER: string; [name: string]: unknown }) {
  const provider = variables.ASSISTANT_PROVIDER;
  if (provider === 'built-in') return [];
  const second = provider === 'openai-compatible' ? 'ASSISTANT_BASE_URL' : 'ASSISTANT_API_KEY';
  return ['ASSISTANT_MODEL', second].filter((name) => !variables[name]);
}

/** Rule and default of every variable. */
const variables = {
  /** Output folder of the Next.js build; next.config.mjs reads the same variable. */
  NEXT_DIST_DIR: z.string().default('.next'),
  /** Folder for data that outlives this instance: last good answers of services, data of the embedded backend. */
  DATA_DIR: z.string().default('.data'),
  NEXT_PUBLIC_SITE_URL: webAddress.default('http://localhost:3000').transform(withoutSlash),
  NEXT_PUBLIC_SUPABASE_URL: z.url().optional(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: optionalText,
  /** Address of the backend for the server alone, where it differs from the browser's. */
  SUPABASE_URL: z.url().optional(),
  SUPABASE_SECRET_KEY: optionalText,
  /** Salt of the hashes that identify clients in rate limits, so that no personal address is stored. */
  RATE_LIMIT_SALT: optionalText,
  /**
   * Number of proxies in front of the site, each of which adds the address it saw to
   * X-Forwarded-For. With 0 the header is ignored, and limits use the address of the connection.
   */
  TRUSTED_PROXIES: integer(0, 10).default(0),
  /** Redis or Valkey, through which instances share their caches; without it each works alone. */
  REDIS_URL: z
    .string()
    .refine((value) => /^(?:rediss?|valkeys?):\/\/[^/]/.test(value), 'as in redis://host:6379')
    .optional(),
  /** Address of the edge that is notified of changed pages, and the secret that authenticates the site there. */
  EDGE_URL: webAddress.optional(),
  EDGE_SECRET: textLike(/^[\w-]{16,128}$/, '16 to 128 letters, digits, hyphens and underscores'),
  /** Next.js reads these two itself. All instances of a release need the same ones, at build and at run time. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optionalText.refine(
    (value) => value === undefined || [16, 24, 32].includes(Buffer.from(value, 'base64').length),
    '16, 24 or 32 bytes in base64',
  ),
  NEXT_DEPLOYMENT_ID: textLike(
    /^[\w-]{1,32}$/,
    '32 letters, digits, hyphens and underscores at most',
  ),
  /** `true` serves /gallery, which shows the parts of the pages in every state; otherwise it is a 404. */
  SHOW_GALLERY: flag.default(false),
  /** Lowest level that is logged. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Seconds until the page of an unpublished record becomes a 404, at most. */
  RECORD_KNOWN_SECONDS: integer(1, 3600).default(60),
  /** A GTFS archive that replaces the shipped timetable. */
  FERRY_GTFS_URL: z
    .string()
    .refine(isFeedAddress, 'an address with https: or file:, or with http: on this machine')
    .optional(),
  FERRY_GTFS_REFRESH_MINUTES: integer(5, 10_080).default(360),
  /** GTFS-Realtime services for the timetable: cancellations, delays and notices to travellers. */
  FERRY_GTFS_RT_URL: feedAddresses,
  /**
   * Ports of stops in that feed that matching cannot identify: `stop=port`, separated by spaces
   * or semicolons; `-` for no port.
   */
  FERRY_GTFS_STOPS: z.string().default('').transform(stopOverrides),
  /** `true` where `trip_short_name` of that feed names the vessel, `false` where it does not. */
  FERRY_GTFS_VESSELS: flag.optional(),
  /** Fingerprint of a feed that is served although it is much smaller than the last one, or `any`. */
  FERRY_GTFS_ACCEPT: textLike(/^(any|[0-9a-f]{12})$/, 'the twelve digits of a report, or any'),
  /** A service with live positions of vessels; without it positions are estimated. */
  FERRY_AIS_URL: secureAddress.optional(),
  FERRY_AIS_KEY: optionalText,
  /** A forecast service of your own; by default Open-Meteo's public address, or with a key its customers' one. */
  OPEN_METEO_URL: serviceAddress.optional(),
  OPEN_METEO_MARINE_URL: serviceAddress.optional(),
  OPEN_METEO_KEY: optionalText,
  /** Seconds for which a forecast counts as fresh. */
  WEATHER_KNOWN_SECONDS: integer(1, 21_600).default(1800),
  /** Affiliate ids at partners (lib/records/partners); without an id the partner's link is a plain one. */
  BOOKING_AFFILIATE_ID: partnerCode,
  GETYOURGUIDE_PARTNER_ID: partnerCode,
  VIATOR_PARTNER_ID: partnerCode,
  SKYSCANNER_MEDIA_PARTNER_ID: partnerCode,
  DISCOVER_CARS_AFFILIATE_ID: partnerCode,
  KIWITAXI_PARTNER_ID: partnerCode,
  /** A hosted map style (MapLibre style JSON) that replaces our own, drawn from our coastline. */
  MAP_STYLE_URL: secureAddress.optional(),
  /** Provider of the model behind Touristas AI; the built-in one needs no key and no external service. */
  ASSISTANT_PROVIDER: z
    .enum(['built-in', 'openai-compatible', 'anthropic', 'google'])
    .default('built-in'),
  ASSISTANT_MODEL: optionalText,
  ASSISTANT_API_KEY: optionalText,
  /** Base address of an OpenAI-compatible service, with `/v1`; for the other two only behind a proxy. */
  ASSISTANT_BASE_URL: serviceAddress.optional(),
  /** Daily token budget of that service (input and output, Athens day); beyond it the built-in model answers. */
  ASSISTANT_TOKENS_PER_DAY: integer(1, 1_000_000_000).default(2_000_000),
  /** Mail server for mails about trips, and their sender; without it those of the embedded backend's site go to a file. */
  SMTP_URL: textLike(/^smtps?:\/\/[^/\s]+$/, 'as in smtps://user:password@host:465'),
  MAIL_FROM: optionalText,
  /** The embedded backend's file of mails; `npm start` sets it. */
  MAIL_FILE: optionalText,
  /** Keys (base64url) that sign push messages about trips, and the operator's address for push services. */
  VAPID_PUBLIC_KEY: textLike(/^[\w-]{87}$/, '87 letters, digits, hyphens and underscores'),
  VAPID_PRIVATE_KEY: textLike(/^[\w-]{43}$/, '43 letters, digits, hyphens and underscores'),
  VAPID_SUBJECT: textLike(/^(?:mailto:|https:\/\/)\S+$/, 'as in mailto:trips@example.org'),
  /** Origin of a push service beside those of the browsers' makers: for tests. */
  PUSH_SERVICE: secureAddress.optional(),
  /** Seconds between two looks at the saved trips; 0 where `npm run worker` does that beside the instances. */
  TRIP_WATCH_SECONDS: integer(0, 60).default(30),
  /** `true` sends mails about changed trips at once by night as well: for tests, which run at any hour. */
  TRIP_MAIL_AT_NIGHT: flag.default(false),
  /** Port of the Prometheus metrics (lib/foundation/metrics.ts), served at METRICS_HOST; without it there are none. */
  METRICS_PORT: integer(1, 65_535).optional(),
  /** An OpenTelemetry collector, and headers that authenticate us there. Its library reads more OTEL_ variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
};

/** Variables that are set together or not at all. */
const together = [
  ['NEXT_PUBLIC_SUPABASE_URL', 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
] as const;

const schema = z
  .object(variables)
  .superRefine((values, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const name of missingOfAssistant(values)) {
      fault(name, `needed with ASSISTANT_PROVIDER=${values.ASSISTANT_PROVIDER}`);
    }
    for (const names of together) {
      const missing = names.filter((name) => !values[name]);
      if (missing.length === names.length) continue;
      for (const name of missing) fault(name, `set together or not at all: ${names.join(', ')}`);
    }
  })
  .transform((values) => {
    const kind = values.OPEN_METEO_KEY ? 'customer-' : '';
    return {
      ...values,
      OPEN_METEO_URL: values.OPEN_METEO_URL ?? `https://${kind}api.open-meteo.com`,
      OPEN_METEO_MARINE_URL:
        values.OPEN_METEO_MARINE_URL ?? `https://${kind}marine-api.open-meteo.com`,
    };
  });

export type Env = z.infer<typeof schema>;

/** Parses variables. Throws an Error that names every wrong variable and its requirement. */
export function parseEnv(texts: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(texts);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `Environment variables: ${faults.join('; ')}. docs/operations.md lists them all.`,
  );
}

/*
 * The bundler replaces these variables where they are written out; all others are read when the program starts. Next.js
 * replaces NEXT_DEPLOYMENT_ID by `false` in builds without an id.
 */
const inlined = {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_SUPABASE_URL: process.env.NEXT_PUBLIC_SUPABASE_URL,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  NEXT_DEPLOYMENT_ID: process.env.NEXT_DEPLOYMENT_ID,
};

const given: Record<string, string | undefined> = { ...process.env, ...inlined };

/** A blank variable counts as missing. */
export const env = parseEnv(
  Object.fromEntries(Object.keys(variables).map((name) => [name, given[name] || undefined])),
);
