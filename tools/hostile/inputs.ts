import fc from 'fast-check';
import { actionInput } from './action-inputs.ts';
import { dataInput } from './data-inputs.ts';
import { formInput } from './form-inputs.ts';
import { headers, oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import { mcpInput } from './mcp-inputs.ts';
import { rawInput } from './raw-inputs.ts';
import { authInput, storageInput } from './service-inputs.ts';
import type { Targets } from './targets.ts';
import { encoded, jsonText } from './values.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const oddNames = ['__proto__', 'constructor', '%00', 'a[b][c]', '', '%ff', 'toString', '$where'];

/** A query of known and unknown parameter names, spelt correctly or not, once or repeatedly. */
export const queryOf = (parameters: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...parameters) },
    { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
  );
  const end = fc.constantFrom('', '', '', '', '[]', '[0]', '.x', '%5B%5D', '[__proto__]', '+');
  const pair = fc.tuple(name, end, encoded).map(([key, tail, value]) => `${key}${tail}=${value}`);
  const some = fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.join('&'));
  const many = fc
    .tuple(pair, fc.constantFrom(50, 300))
    .map(([one, n]) => Array(n).fill(one).join('&'));
  const long = fc
    .tuple(name, fc.constantFrom('x', '%CE%B1', '"'))
    .map(([key, unit]) => `${key}=${unit.repeat(8000 / unit.length)}`);
  // A request line of more than 16 KB is rejected before it is parsed.
  return fc
    .oneof(
      { weight: 24, arbitrary: some },
      { weight: 2, arbitrary: many },
      { weight: 1, arbitrary: long },
    )
    .map((query) => (query ? `?${query}` : ''));
};

/** Routes that Next adds itself, or did in some version. */
const frameworkPaths = [
  '/_next/image?url=%2Ficons%2Ficon-192.png&w=64&q=75',
  '/_next/image?url=%2Fprofile&w=64&q=75',
  '/_next/image',
  '/_next/data/build/index.json',
  '/_next/static/../server/middleware.js',
  '/_next/static/chunks/none.js',
  '/_next/webpack-hmr',
  '/_not-found',
  '/_global-error',
  '/_error',
  '/_document',
  '/__nextjs_original-stack-frame',
  '/en/islands/plain',
  '/el/islands/answer',
];

const oddPath = (paths: fc.Arbitrary<string>) =>
  fc
    .tuple(
      paths,
      fc.constantFrom('below', 'in', 'dots', 'slashes', 'stranger', 'case', 'inner'),
      encoded,
    )
    .map(([path, how, odd]) => {
      if (how === 'below') return `${path}/${odd}`;
      if (how === 'in') return path.replace(/[^/]*$/, odd);
      if (how === 'dots') return `${path}/..%2f..%2f${odd}`;
      if (how === 'slashes') return `/${path}/`.replaceAll('/', '//');
      if (how === 'stranger') return `/el//evil.example${path}`;
      return how === 'case' ? path.toUpperCase() : `/en${path}/plain`;
    });

/** Every redirecting address, with a query too long for the response header of a proxy. */
function redirectInput({ redirects, pages, parameters }: Targets): fc.Arbitrary<Input> {
  const unit = fc.constantFrom('x', '%CE%B1', '%22', '+', '%E2%82%AC', '&a=1');
  return fc
    .record({
      from: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...redirects) },
        // Their canonical form is another address.
        { weight: 1, arbitrary: fc.constantFrom(...pages).map((page) => `${page}/`) },
        { weight: 1, arbitrary: fc.constantFrom(...pages).map((page) => page.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom('/my-trips', '/my-trips/new', '/profile') },
      ),
      name: fc.constantFrom(...parameters),
      unit,
      bytes: fc.constantFrom(1500, 4000, 8192),
      as: fc.constantFrom('nobody' as const, 'nobody' as const, 'member' as const),
    })
    .map(({ from, name, unit: one, bytes, as }) => ({
      family: 'redirects',
      to: 'site' as const,
      method: 'GET',
      path: `${from}?${name}=${one.repeat(bytes / one.length)}`,
      headers: {},
      as,
    }));
}

function addressInput(targets: Targets): fc.Arbitrary<Input> {
  const known = fc.oneof(fc.constantFrom(...targets.pages), fc.constantFrom(...targets.machines));
  const paths = fc.oneof(
    { weight: 16, arbitrary: known },
    { weight: 4, arbitrary: oddPath(known) },
    { weight: 1, arbitrary: fc.constantFrom(...frameworkPaths) },
  );
  return fc
    .record({
      path: paths,
      query: queryOf(targets.parameters),
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant('GET') },
        { weight: 2, arbitrary: fc.constantFrom(...methods) },
      ),
      headers,
      as: fc.constantFrom('nobody' as const, 'nobody' as const, 'member' as const),
      body: jsonText,
      chunked: fc.boolean(),
    })
    .map(({ path, query, method, body, ...rest }) => ({
      ...rest,
      family: 'addresses',
      to: 'site' as const,
      method,
      path: (path + query).slice(0, 14_000),
      body: ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) ? undefined : Buffer.from(body),
      chunked: rest.chunked && method !== 'GET' && method !== 'HEAD',
    }));
}

/**
 * POST requests of programs: questions to the assistant, its protocol for other assistants,
 * webhooks.
 */
function bodyInput(targets: Targets): fc.Arbitrary<Input> {
  const path = fc.constantFrom(
    ...targets.machines.filter((one) => /assistant|mcp|revalidate|auth\/confirm/.test(one)),
  );
  return fc
    .record({
      path,
      headers: oddHeaders,
      body: fc.oneof(jsonText, callText),
      chunked: fc.boolean(),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data',
        '',
      ),
    })
    .map(({ path: to, headers: odd, body, chunked, type }) => ({
      family: 'bodies',
      to: 'site' as const,
      method: 'POST',
      path: to,
      headers: {
        accept: 'application/json, text/event-stream',
        ...(type && { 'content-type': type }),
        ...odd,
      },
      body: Buffer.from(body),
      chunked,
      as: 'nobody' as const,
    }));
}

/** Nearly valid bodies for these addresses. */
const callText = fc.tuple(jsonText, encoded).map(([json, text]) => {
  const value = json.length > 5000 ? '1' : json || 'null';
  const quoted = JSON.stringify(text);
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${quoted},"arguments":${value}},"locale":"en","messages":[{"id":"1","role":"user","parts":[{"type":"text","text":${quoted}},${value}]}],"table":"posts","record":${value}}`;
});

/** Arbitrary of all inputs, with the share of each family. */
function anyInput(targets: Targets): fc.Arbitrary<Input> {
  return fc.oneof(
    { weight: 36, arbitrary: addressInput(targets) },
    { weight: 3, arbitrary: redirectInput(targets) },
    { weight: 3, arbitrary: mcpInput(targets) },
    { weight: 6, arbitrary: bodyInput(targets) },
    { weight: 11, arbitrary: formInput(targets) },
    { weight: 13, arbitrary: actionInput(targets) },
    { weight: 16, arbitrary: dataInput(targets) },
    { weight: 4, arbitrary: storageInput(targets) },
    { weight: 5, arbitrary: authInput },
    { weight: 3, arbitrary: rawInput(targets) },
  );
}

/** Returns any input of a seed by its number, without generating the ones before it. */
export function inputsOf(targets: Targets, seed: number): (index: number) => Input {
  const any = anyInput(targets);
  return (index) => {
    const own = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
    const [input] = fc.sample(any, { seed: own | 0, numRuns: 1 });
    if (!input) throw new Error('no input');
    return input;
  };
}
