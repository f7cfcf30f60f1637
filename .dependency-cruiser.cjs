/*
 * Which way imports go: app → components → lib/<domain> → lib/{supabase,auth,i18n,routes,actions,geo,env,site}.
 * architecture rules that a machine can hold; `npm run validate` runs it.
 */
const foundation =
  '^lib/(supabase|auth|i18n|routes|actions|http|operations|time|geo|(?:env|log|redact|report-error|site)\\.ts)';
/** Domains that put others together; all other domains stand alone. */
const composers = 'trips|assistant|search|routes|geo|i18n|supabase|actions';
const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Modules that need each other are one module, or one of them holds something too many.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-back-to-the-pages',
      comment: 'Pages compose; nothing imports from a page.',
      severity: 'error',
      from: { path: '^(components|lib|middleware\\.ts)' },
      to: { path: '^app/' },
    },
    {
      name: 'lib-knows-no-components',
      comment: 'Rules and data are there without the screens.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^components/' },
    },
    {
      name: 'foundation-knows-no-domain',
      comment: 'The lowest floor carries the domains. Slugs lie lower still.',
      severity: 'error',
      from: { path: foundation, pathNot: tests },
      to: { path: '^lib/', pathNot: [foundation, '^lib/(islands|content)/slugs\\.ts$'] },
    },
    {
      name: 'domains-stand-alone',
      comment:
        "Only trips, assistant and search put domains together. Slugs are the islands' ids everywhere.",
      severity: 'error',
      from: { path: '^lib/([^/]+)/', pathNot: [`^lib/(${composers})/`, tests] },
      to: {
        path: '^lib/[^/]+/',
        pathNot: ['^lib/$1/', foundation, '^lib/(islands|content)/slugs\\.ts$'],
      },
    },
    {
      name: 'components-read-nothing',
      comment: 'Pages call queries and pass plain values down.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: ['^lib/[^/]+/queries\\.ts$', '^lib/supabase/'] },
    },
    {
      name: 'ui-has-no-domain-word',
      comment: 'Primitives know props only: no data, no translations.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: ['^lib/', '^components/(?!ui/)', '(^|/)node_modules/next-intl/'] },
    },
    {
      name: 'motion-in-one-place',
      comment: 'framer-motion is heavy: one folder decides how it is loaded.',
      severity: 'error',
      from: { pathNot: '^components/motion/' },
      to: { path: '(^|/)node_modules/(framer-motion|motion)/' },
    },
    {
      name: 'supabase-in-one-place',
      comment: 'One module owns the vendor.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/supabase/' },
      to: { path: '(^|/)node_modules/@supabase/' },
    },
    {
      name: 'middleware-stays-light',
      comment: 'It runs before every page.',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: {
        path: '^(lib|components|app)/',
        pathNot:
          '^lib/(supabase/middleware\\.ts|auth/next-path\\.ts|http/(errors|request-id)\\.ts|i18n/|routes/|(?:env|log|redact)\\.ts)',
      },
    },
    {
      name: 'register-stays-on-the-server',
      comment:
        'What watches the session is in the script of every page: it reads the rows of accounts, not all.',
      severity: 'error',
      from: { path: '^lib/auth/(session-store|watch-session)\\.ts$' },
      to: { path: '^lib/routes/(register|find|machines|public-pages)\\.ts$', reachable: true },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What is only for tests is not shipped.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: tests },
      to: { path: [tests, '^(e2e|scripts)/'] },
    },
    {
      name: 'resolvable',
      comment: 'A path that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
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
