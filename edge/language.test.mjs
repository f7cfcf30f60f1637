import Negotiator from 'negotiator';
import { detectLocale } from '@/lib/foundation/i18n/detect';
import { machines } from '@/lib/platform/routes/machines';
import { routes } from '@/lib/platform/routes/register';
import { languagesAtEdge, ownTemplate, templateFor } from './languages.mjs';
import { describeEdge, startEdge, startInstance } from './testing/running.mjs';

/*
 * With no instance left, the edge itself redirects visitors who prefer Greek to the Greek page. The
 * status (307 or not) therefore shows the result of its maps.
 */
const acceptLanguages = [
  '',
  'el',
  'EL',
  'el-GR',
  'el-GR,el;q=0.9,en;q=0.8',
  'en',
  'en-US,en;q=0.9',
  'en-US,en;q=0.9,el;q=0.8',
  'en;q=0.8,el;q=0.9',
  'en;q=0.85,el;q=0.9',
  'en;q=0.9,el;q=0.85',
  'en;q=0.8,el;q=0.85',
  'en;q=0.5,el;q=0.50',
  'el;q=0.5,en;q=0.500',
  'el;q=0',
  'el;q=0.0,en;q=0',
  'el;q=0.001',
  'el;q=0,*;q=0.5',
  'de',
  'de,el;q=0.1',
  'de-DE,de;q=0.9,en;q=0.1,el;q=0.2',
  'fr,*;q=0.5',
  '*',
  '*;q=0.5,en;q=0.3',
  '*;q=0.3,en;q=0.5',
  'el,*;q=0.1',
  'en,*;q=0.1',
  'en,el',
  'el,en',
  'en-GB,el-GR',
  'el-GR,en-GB',
  'en-US,el',
  'el-GR,en',
  'el , en',
  'en , el',
  'el ; q=0.4 , en ; q=0.3',
  'elx',
  'x-el',
  'eng;q=0.9,el;q=0.1',
  'en;q=1.0,el;q=1',
  'el;q=1.000,en;q=0.999',
  'de,en-GB;q=0.7,el-CY;q=0.8',
  'en;q=0.7,en-US;q=0.9,el;q=0.8',
  'el-GR;q=0.9,el;q=0.3,en;q=0.5',
];
const cookies = [undefined, 'el', 'en', 'de', 'cimode', 'EL'];

describeEdge('the language of an address without prefix', () => {
  let edge;
  beforeAll(async () => {
    const gone = await startInstance();
    await gone.stop();
    edge = await startEdge([gone]);
  });
  afterAll(() => edge?.stop());

  const headersOf = (accept, cookie) => ({
    ...(accept ? { 'accept-language': accept } : {}),
    ...(cookie ? { cookie: `other=en; i18next=${cookie}` } : {}),
  });

  it.each(acceptLanguages)('matches the site for "%s"', async (accept) => {
    for (const cookie of cookies) {
      const answer = await edge.get('/islands?from=a', headersOf(accept, cookie));
      const isGreek = detectLocale(cookie, accept) === 'el';
      expect([cookie, answer.status]).toEqual([cookie, isGreek ? 307 : 503]);
      if (isGreek) expect(answer.headers.location).toMatch(/\/el\/islands\?from=a$/);
    }
  });

  const filled = (path) => path.replace('{locale}', 'el').replace(/\{\w+\}/g, 'name');

  it.each(Object.values(machines).map(({ path }) => filled(path)))(
    'is not detected at %s',
    async (path) => {
      expect((await edge.get(path, { 'accept-language': 'el' })).status).not.toBe(307);
    },
  );

  const pages = Object.values(routes).filter(
    (path) => typeof path === 'string' && !/^\/(api|og|auth|feeds|_next)\/|\.\w+$/.test(path),
  );

  it.each(pages)('is detected at %s, except after a choice', async (path) => {
    expect((await edge.get(path, { 'accept-language': 'el' })).status).toBe(307);
    expect((await edge.get(`/el${path}`, { 'accept-language': 'el' })).status).toBe(503);
    expect((await edge.get(`${path}?lng=en`, { 'accept-language': 'el' })).status).toBe(503);
  });
});

it('matches the output of `npm run data -- edge` in the template', () => {
  expect(templateFor(languagesAtEdge)).toBe(ownTemplate());
});

describeEdge('the language of an address without prefix, with two languages more', () => {
  const languages = ['en', 'el', 'de', 'fr'];
  let edge;
  beforeAll(async () => {
    const gone = await startInstance();
    await gone.stop();
    edge = await startEdge([gone], {}, templateFor(languages));
  });
  afterAll(() => edge?.stop());

  const found = (accept) =>
    new Negotiator({ headers: { 'accept-language': accept } }).languages([...languages])[0] ?? 'en';

  it('matches the site', async () => {
    const qualities = ['', ';q=0.9', ';q=0.35', ';q=0'];
    const names = ['de', 'el', 'en-GB', 'fr', 'de-AT', '*', 'nl'];
    const pairs = names.flatMap((one) =>
      names
        .filter((other) => other !== one)
        .flatMap((other, at) =>
          qualities.map((quality, turn) => [
            `${one}${quality}`,
            `${other}${qualities[(at + turn) % 4]}`,
          ]),
        ),
    );
    const triples = pairs.map((pair, at) => [...pair, `en${qualities[at % 4]}`]);
    const lists = [...pairs, ...triples].map((parts) => parts.join(', '));
    for (const accept of [...acceptLanguages.filter(Boolean), ...lists]) {
      const { status, headers } = await edge.get('/islands', { 'accept-language': accept });
      const led = status === 307 ? headers.location.match(/\/(\w+)\/islands$/)?.[1] : 'en';
      expect([accept, led]).toEqual([accept, found(accept)]);
    }
  });
});
