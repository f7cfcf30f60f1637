/*
 * Import directions, checked by `npm test`: app → components → lib, never back. Within a list below, a room may
 * import the rooms named before it, and none after it. Types count; tests are free (ADR 34).
 */

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Floors of lib and their rooms, lowest first, as the table in CONTRIBUTING shows them. `timetable` is the part of that
 * room that no entry such as `timetable/engine` names.
 */
const lib = Object.fromEntries(
  [
    ...readFileSync(join(__dirname, 'CONTRIBUTING.md'), 'utf8').matchAll(
      /^\| `(\w+)` \| ([^|]+) \|/gm,
    ),
  ].map(([, floor, rooms]) => [floor, rooms.trim().split(', ')]),
);
if (!lib.foundation || !lib.assistant)
  throw new Error('CONTRIBUTING.md has no table of the floors of lib');

/** Components, lowest first: parts of every page, views that several features share, and the features. */
const components = {
  base: 'ui motion seo sortable forms maps layout og',
  shared: 'content timetable weather beach-shelter partners offline',
  features:
    'auth map-downloads packing budget blog company compare contact culinary ferries flights ferry-guide ferry-routes guides help home ' +
    'islands list-property listings nearby phrases planner daily-itinerary curated-trips trip-suggestions profile disruptions passenger-rights ' +
    'site-search tracking transfers saved-trips assistant gallery',
};

const tools = {
  '': 'dependencies fonts icons islands posts rates timetable trips intents roles assistant charts content run test i18n hostile listings bench places gazetteer sea-routes weather beach-shelter',
};

/** Rooms that are several files, and rooms whose folder is not their floor's. */
const files = { log: '(?:log|redact|report-error|request-error)' };
const folders = { base: '', shared: '', features: '' };

const namesIn = (rooms) => (Array.isArray(rooms) ? rooms : rooms.split(' '));

/** Pattern of a room's files, without the parts of it that are rooms of their own. */
function pathOf(top, floor, name, rooms) {
  const parts = namesIn(rooms).flatMap((other) =>
    other.startsWith(`${name}/`) ? other.slice(name.length + 1) : [],
  );
  const rest = parts.length > 0 ? `(?!/(?:${parts.join('|')})(?:/|\\.))` : '';
  const folder = [top, folders[floor] ?? floor].filter(Boolean).join('/');
  return `^${folder}/${files[name] ?? name}${rest}(?:/|\\.(?:tsx?|mjs)$)`;
}

/** Rooms of a top folder in their order: floor, name and pattern. */
const roomsOf = (top, floors) =>
  Object.entries(floors).flatMap(([floor, rooms]) =>
    namesIn(rooms).map((name) => ({ floor, name, path: pathOf(top, floor, name, rooms) })),
  );

/** One rule for each room, and one for folders that no list names. */
function rulesOf(top, floors) {
  const all = roomsOf(top, floors);
  return [
    ...all.map(({ floor, name, path }, index) => ({
      name: `${[top, folders[floor] ?? floor, name].filter(Boolean).join('/')}-imports-what-is-listed-before-it`,
      severity: 'error',
      from: { path, pathNot: tests },
      to: { path: `^${top}/`, pathNot: all.slice(0, index + 1).map((room) => room.path) },
    })),
    {
      name: `${top}-is-listed`,
      comment: 'Add a new folder to the list of its floor.',
      severity: 'error',
      from: { path: `^${top}/`, pathNot: [tests, ...all.map((room) => room.path)] },
      to: {},
    },
  ];
}

/** Libraries with one owner. */
const vendors = [
  [
    '(?:framer-motion|motion)',
    '^components/motion/',
    'Heavy: one folder decides how it is loaded.',
  ],
  ['maplibre-gl', '^components/maps/', 'Heavy: only the interactive map loads it.'],
  ['@supabase', '^lib/platform/supabase/', 'One module owns the vendor.'],
  ['pino', '^lib/foundation/log\\.ts$', 'Its list of fields keeps personal data out of the log.'],
];

const product = '^(app|components|lib|instrumentation(-client)?\\.ts|middleware\\.ts)';
const tests = '(?:\\.test(?:-d)?\\.tsx?$|/testing/)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rulesOf('lib', lib),
    ...rulesOf('components', components),
    ...rulesOf('tools', tools),
    forbid(
      'base-components-know-no-domain',
      'Primitives use props only; the layout may also use addresses, languages and the session.',
      {
        path: roomsOf('components', { base: components.base }).map((room) => room.path),
        pathNot: tests,
      },
      {
        path: '^lib/',
        pathNot: '^lib/(?:foundation|platform|records/(?:charts|beach-shelter)|search/map-layers)/',
      },
    ),
    forbid(
      'primitives-know-nothing',
      'Their texts come as props.',
      { path: '^components/(?:ui|motion)/', pathNot: tests },
      { path: ['^lib/', '(^|/)node_modules/next-intl/'] },
    ),
    ...vendors.map(([vendor, owner, why]) =>
      forbid(
        `${vendor} → ${owner}`,
        why,
        { path: product, pathNot: owner },
        { path: `(^|/)node_modules/${vendor}(/|$)` },
      ),
    ),
    forbid(
      'links-are-plain-anchors',
      'One client component of the layout handles navigation for every <a> (ADR 32).',
      {},
      { path: 'node_modules/next/link\\.' },
    ),
    forbid(
      'no-circle',
      'Merge modules that import each other, or move the shared part to a third.',
      {},
      { circular: true },
    ),
    forbid(
      'pages-are-the-top',
      'Pages compose parts; nothing imports from a page.',
      { pathNot: ['^app/', tests] },
      { path: '^app/' },
    ),
    forbid(
      'lib-knows-no-screen',
      'Rules and data do not depend on components.',
      { path: '^lib/' },
      { path: '^components/' },
    ),
    forbid(
      'components-read-nothing',
      'Pages call queries and operations, and pass the results down as props.',
      { path: '^components/', pathNot: tests },
      {
        path: [
          '/(queries|operation)\\.ts$',
          '^lib/(foundation/(env|log)|platform/(operations|supabase))(/|\\.ts$)',
          '^lib/sea/timetable/(engine|gtfs|service)/',
        ],
      },
    ),
    forbid(
      'pages-ask-the-timetable-in-service',
      'Pages read the timetable through queries and operations, not from engine or feed.',
      { path: '^app/', pathNot: tests },
      { path: '^lib/sea/timetable/(engine|gtfs)/' },
    ),
    forbid(
      'middleware-stays-light',
      'It runs before every request.',
      { path: '^middleware\\.ts$' },
      {
        path: '^(app|components|lib)/',
        pathNot: [
          '^lib/(foundation/i18n|foundation/ids|platform/routes)/',
          '^lib/foundation/http/(errors|referring-page|request-id)\\.ts$',
          '^lib/foundation/(env|log|own-path|redact|site)\\.ts$',
          '^lib/platform/(auth/next-path|supabase/middleware)\\.ts$',
        ],
      },
    ),
    forbid(
      'register-stays-on-the-server',
      'The code that watches the session is in the script of every page, so it imports the account rows only.',
      { path: '^lib/platform/auth/(session-store|watch-session)\\.ts$' },
      { path: '^lib/platform/routes/(register|find|machines|public-pages)\\.ts$', reachable: true },
    ),
    forbid(
      'no-tests-in-the-product',
      'Tests and their helpers are not shipped.',
      // The evaluation of the assistant, the comparison of solvers and the chaos run use the same
      // stubs and random numbers as tests do.
      {
        path: [product, '^(backend|scripts|tools)/'],
        pathNot: [tests, '^tools/(?:assistant|bench/solvers|test)/', '^tools/hostile/chaos'],
      },
      { path: [tests, '^e2e/', '^supabase/tests/'] },
    ),
    forbid(
      'no-tools-in-the-product',
      'Commands and builders are not shipped.',
      { path: product },
      { path: '^(backend|scripts|tools)/' },
    ),
    forbid(
      'tools-build-from-lib',
      'Builders need records, geometry and timetable only; benches and hostile tests start a site.',
      // Replayed days run the runner of the site over its own sources.
      { path: '^tools/', pathNot: '^tools/test/watch/' },
      {
        path: ['^(app|components|e2e|supabase)/', '/(queries|operation|actions)\\.ts$'],
      },
    ),
    forbid(
      'only-benches-run-commands',
      'Benches and hostile tests measure a site that is built and served.',
      { path: '^tools/', pathNot: '^tools/(?:bench|hostile|run|test)[/.]' },
      { path: '^(backend|scripts)/' },
    ),
    forbid(
      'backend-stands-alone',
      'The backend uses the launcher to start processes, and no command that starts the backend.',
      { path: '^backend/', pathNot: '\\.test\\.mjs$' },
      {
        path: '^(app|components|lib|scripts|tools|e2e)/',
        pathNot: '^tools/run/(?:bootstrap|ports|processes|stop)\\.mjs$',
      },
    ),
    forbid(
      'scripts-know-no-product',
      'Scripts install and start the product: they run on any Node, before anything is installed.',
      // Their tests compare their output with the site's.
      { path: '^(scripts|tools/run)/', pathNot: '\\.test\\.mjs$' },
      // The rule for equal senders is shared by pages and the server before them, and imports nothing.
      {
        path: '^(app|components|lib|tools|e2e)/',
        pathNot: ['^lib/foundation/http/network\\.ts$', '^tools/(?:run|test)/'],
      },
    ),
    forbid(
      'browser-tests-know-records',
      'Browser tests compare pages with records and addresses, not with the code of the pages.',
      { path: '^e2e/' },
      {
        path: ['^(app|components|lib|tools)/'],
        pathNot: [
          // Settings of the site under test, and how weights are counted.
          '^tools/(?:run|test)/',
          '^tools/bench/heavy-answers',
          // The reader of the API's description is a client of the site too.
          '^lib/platform/operations/testing/',
          // Builders of feeds and messages in the form of operators.
          '^lib/sea/timetable/(?:gtfs|realtime)/testing/',
          // A push service, of which a test is one.
          '^lib/trips/watch/testing/',
          // Table of reference rates.
          '^lib/trips/budget/rates\\.json$',
          '^lib/foundation/(?:geo|i18n|ids|time)/',
          '^lib/platform/routes/',
          '^lib/records/(?:culinary|home|islands)/',
          '^lib/booking/(?:flights|transfers)/',
          '^lib/trips/(?:curated-trips/|saved-trips/types)',
        ],
      },
    ),
    forbid('resolvable', 'The imported file does not exist.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: ['\\.css$', '^\\.next'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
