import { readFileSync } from 'node:fs';

/** Libraries that the tests load and that come as ES modules only: Jest runs them turned into CommonJS. */
const modules = [
  'clipper-lib',
  'next-intl',
  'p-queue',
  'ai',
  'react-markdown',
  '@ai-sdk/openai-compatible',
  '@ai-sdk/anthropic',
  '@ai-sdk/google',
  // Of which they name a file by its path.
  'zod',
  '@mdx-js/mdx',
  'remark-frontmatter',
  'remark-gfm',
  '@redocly/openapi-core',
];

/** Returns a package and its dependencies, as far as they are ES modules. */
function withDependencies(name, found = new Set()) {
  if (found.has(name)) return found;
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  const { type, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  if (type === 'module') {
    found.add(name);
    for (const dependency of Object.keys(dependencies)) withDependencies(dependency, found);
  }
  return found;
}

const translated = modules.flatMap((name) => [name, ...withDependencies(name)]).join('|');

// Expected failures are not logged; a test of the log makes its own.
process.env.LOG_LEVEL ??= 'silent';
// Tests stand for many senders, each named by the header of a proxy.
process.env.TRUSTED_PROXIES ??= '1';
// Answers of stubs must not be stored in the data folder of this checkout.
process.env.DATA_DIR = `.data/${process.env.JEST_FOLDER ?? 'jest'}`;

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // Five seconds are too short on a busy machine. A test that hangs still fails.
  testTimeout: 30_000,
  testMatch: [
    '<rootDir>/{app,backend,components,lib,scripts,server,supabase,tools}/**/*.test.{ts,tsx,mjs}',
    '<rootDir>/*.test.ts',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tools/test/empty.mjs',
    '\\.css$': '<rootDir>/tools/test/empty.mjs',
    // Its package names an entry for `import` only, and Jest asks for one to `require`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${translated})/)`],
};
