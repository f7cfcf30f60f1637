const { rooms, tools, views } = require('./.dependency-cruiser.rooms.cjs');

/*
 * Which way imports go, as rules. The tables of rooms stand in the file beside this one; here is what no
 * table says. `npm test` runs it over all code.
 */

/** Rooms that are more than one file of lib with another name. */
const files = { log: '(?:log|redact|report-error|request-error)' };

const shared = 'ui motion seo forms sortable maps layout';

/** Libraries with one owner. */
const vendors = [
  [
    '(?:framer-motion|motion)',
    '^components/motion/',
    'Heavy: one folder decides how it is loaded.',
  ],
  ['maplibre-gl', '^components/maps/', 'Heavier: loaded by the interactive map alone.'],
  ['@supabase', '^lib/platform/supabase/', 'One module owns the vendor.'],
  ['pino', '^lib/foundation/log\\.ts$', 'What is not listed there does not reach the log.'],
];

const product = '^(app|components|lib|instrumentation(-client)?\\.ts|middleware\\.ts)';
const tests = '(?:\\.test(?:-d)?\\.tsx?$|/testing/)';

/** A path of a row, without what rows below its name have of it. */
function pathOf(folder, name, table) {
  const parts = table.flatMap(([other]) =>
    other.startsWith(`${name}/`) ? other.slice(name.length + 1) : [],
  );
  const rest = parts.length > 0 ? `(?!/(?:${parts.join('|')})(?:/|\\.))` : '';
  return `^${folder}/${files[name] ?? name}${rest}(?:/|\\.tsx?$)`;
}

/** One rule for each row: what stands in it may import itself and what the row names. */
function rulesOf(folder, table, reasonAt) {
  return table.flatMap((row, index) => {
    const [name, names] = row;
    if (names === '*') return [];
    const may = names.replace('shared', shared).split(' ').filter(Boolean);
    const above = table.slice(0, index).map(([other]) => other);
    const below = may.find((other) => !above.includes(other));
    if (below)
      throw new Error(`${folder}/${name} may not import ${below}, which is no row above it`);
    return {
      name: `${folder}/${name} → ${may.join(', ') || 'nothing'}`,
      comment: row[reasonAt],
      severity: 'error',
      from: { path: pathOf(folder, name, table), pathNot: tests },
      to: {
        path: `^${folder}/`,
        pathNot: [name, ...may].map((other) => pathOf(folder, other, table)),
      },
    };
  });
}

const inNoRow = (folder, table) => ({
  name: `${folder}-is-in-the-table`,
  comment: 'A new room says what it may import.',
  severity: 'error',
  from: {
    path: `^${folder}/`,
    pathNot: [tests, ...table.map(([name]) => pathOf(folder, name, table))],
  },
  to: {},
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rulesOf('lib', rooms, 2),
    inNoRow('lib', rooms),
    ...rulesOf('components', views, 3),
    inNoRow('components', views),
    ...views
      .filter(([, , lib]) => lib !== '*')
      .map(([name, , lib, why]) =>
        forbid(
          `components/${name} → lib: ${lib || 'nothing'}`,
          why,
          { path: pathOf('components', name, views), pathNot: tests },
          {
            path: lib ? '^lib/' : ['^lib/', '(^|/)node_modules/next-intl/'],
            pathNot: lib
              .split(' ')
              .filter(Boolean)
              .map((other) => pathOf('lib', other, rooms)),
          },
        ),
      ),
    ...rulesOf('tools', tools, 2),
    inNoRow('tools', tools),
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
      'One leaf of the shell leads from page to page, for every <a> (ADR 32).',
      {},
      { path: 'node_modules/next/link\\.' },
    ),
    forbid(
      'no-circle',
      'Modules that need each other are one module, or one of them holds something too many.',
      {},
      { circular: true },
    ),
    forbid(
      'pages-are-the-top',
      'They compose; nothing imports from a page.',
      { pathNot: ['^app/', tests] },
      { path: '^app/' },
    ),
    forbid(
      'lib-knows-no-screen',
      'Rules and data are there without the screens.',
      { path: '^lib/' },
      { path: '^components/' },
    ),
    forbid(
      'components-read-nothing',
      'Pages ask queries and operations, and pass results down.',
      { path: '^components/', pathNot: tests },
      {
        path: [
          '/(queries|operation)\\.ts$',
          '^lib/(env|log|operations|supabase)(/|\\.ts$)',
          '^lib/sea/timetable/(engine|gtfs|service)/',
        ],
      },
    ),
    forbid(
      'pages-ask-the-timetable-in-service',
      'What a feed says is behind queries and operations; its parts are for them.',
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
          '^lib/(i18n|routes)/',
          '^lib/foundation/http/(errors|referring-page|request-id)\\.ts$',
          '^lib/(env|log|own-path|redact|site|auth/next-path|supabase/middleware)\\.ts$',
        ],
      },
    ),
    forbid(
      'register-stays-on-the-server',
      'What watches the session is in the script of every page: it reads the rows of accounts, not all.',
      { path: '^lib/platform/auth/(session-store|watch-session)\\.ts$' },
      { path: '^lib/platform/routes/(register|find|machines|public-pages)\\.ts$', reachable: true },
    ),
    forbid(
      'no-tests-in-the-product',
      'What is only for tests, or run by hand, is not shipped.',
      // The evaluation of the assistant and the chaos run use the same stubs as tests do.
      {
        path: [product, '^(backend|scripts|tools)/'],
        pathNot: [tests, '^tools/(?:assistant|test)/', '^tools/hostile/chaos'],
      },
      { path: [tests, '^e2e/', '^supabase/tests/'] },
    ),
    forbid(
      'no-tools-in-the-product',
      'Commands and builders make what is shipped; they are not in it.',
      { path: product },
      { path: '^(backend|scripts|tools)/' },
    ),
    forbid(
      'tools-build-from-lib',
      'Records, geometry and timetable are enough to build from; only benches and hostile tries start a site.',
      { path: '^tools/' },
      {
        path: ['^(app|components|e2e|supabase)/', '/(queries|operation|actions)\\.ts$'],
      },
    ),
    forbid(
      'only-benches-run-commands',
      'They measure and try a site that is built and served.',
      { path: '^tools/', pathNot: '^tools/(?:bench|hostile|run|test)[/.]' },
      { path: '^(backend|scripts)/' },
    ),
    forbid(
      'backend-stands-alone',
      'It needs the launcher to start processes and say so, and no command that starts the backend.',
      { path: '^backend/', pathNot: '\\.test\\.mjs$' },
      {
        path: '^(app|components|lib|scripts|tools|e2e)/',
        pathNot: '^tools/run/(?:bootstrap|ports|processes|stop)\\.mjs$',
      },
    ),
    forbid(
      'scripts-know-no-product',
      'They install and start it: they run on any Node, before there is anything else.',
      // Their tests hold what they say against what the site says.
      { path: '^(scripts|tools/run)/', pathNot: '\\.test\\.mjs$' },
      // Who is one sender is a rule that pages and the server before them share; it imports nothing.
      {
        path: '^(app|components|lib|tools|e2e)/',
        pathNot: ['^lib/foundation/http/network\\.ts$', '^tools/(?:run|test)/'],
      },
    ),
    forbid(
      'browser-tests-know-records',
      'They compare what a page shows with the records and addresses it is made of, not with its code.',
      { path: '^e2e/' },
      {
        path: ['^(app|components|lib|tools)/'],
        pathNot: [
          // Settings of the site under test, and how weights are counted.
          '^tools/(?:run|test)/',
          '^tools/bench/heavy-answers',
          // A reader of the API's description stands outside as they do.
          '^lib/platform/operations/testing/',
          // Feeds as operators write them are files, made.
          '^lib/sea/timetable/gtfs/testing/',
          // Reference rates are a table, as a file.
          '^lib/trips/budget/rates\\.json$',
          ...[
            'culinary',
            'geo',
            'home',
            'i18n',
            'islands',
            'islands/slugs',
            'listings/flights',
            'listings/transfers',
            'map-layers/register',
            'packages',
            'routes',
            'time',
            'trips/types',
          ].map((name) => pathOf('lib', name, rooms)),
        ],
      },
    ),
    forbid('resolvable', 'A path that leads nowhere.', {}, { couldNotResolve: true }),
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
