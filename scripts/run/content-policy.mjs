import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * What a document may load and run (ADR 54). Scripts that stand in a page are named by their SHA-256 where the page
 * was made by the build, and carry a nonce where it is made for one request.
 */

/** Scripts that stand in the page and are run: not those that are fetched, nor data. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that stand in a document, as a policy names them; each once. */
export const scriptsIn = (html) => [
  ...new Set([...html.matchAll(inlineScript)].map(([, script]) => sha256(script))),
];

const nonceAttribute = /(<(?:script|link|style)\b[^>]*?) nonce="[^"]*"/g;

/** A document without the nonce of the request for which it happened to be made anew: its scripts go by their hashes. */
export const withoutNonce = (html) =>
  html.includes(' nonce="') ? html.replace(nonceAttribute, '$1') : html;

const originOf = (address) => (address ? [new URL(address).origin] : []);

/**
 * Gives the function that writes a policy with these sources of scripts beside the site's own.
 *
 * @param {Record<string, string | undefined>} variables as the site reads them
 */
export function contentPolicy(variables) {
  const backend = originOf(variables.NEXT_PUBLIC_SUPABASE_URL);
  // A hosted map names in its style where its tiles, fonts and pictures are: at any address with TLS.
  const map = variables.MAP_STYLE_URL ? ['https:', ...originOf(variables.MAP_STYLE_URL)] : [];
  const isSecure = variables.NEXT_PUBLIC_SITE_URL?.startsWith('https:');
  const rules = (scripts) => [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    // Styles of single elements stand all over a chart; they cannot run anything.
    ["style-src 'self' 'unsafe-inline'"],
    // Records may name a picture at any address with TLS; one just chosen is in the browser only.
    ["img-src 'self' data: blob: https:", ...backend],
    ["connect-src 'self'", ...backend, ...map],
    // The library of the map writes its worker itself.
    ["worker-src 'self' blob:"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'self'"],
    ["frame-src 'none'"],
    ["object-src 'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return (scripts) =>
    rules(scripts)
      .map((rule) => rule.join(' '))
      .join('; ');
}

/** Two years, where the site's own address says that it is reached by TLS. */
export const transportSecurity = ({ NEXT_PUBLIC_SITE_URL: site }) =>
  site?.startsWith('https:') ? 'max-age=63072000' : undefined;

/**
 * The script that stands in the head of every page, as a policy names it: a page made for one request has it from
 * the frame that the build made, without a nonce.
 */
export function scriptOfEveryPage(dist) {
  const page = path.join(dist, 'server', 'app', 'en', 'about.html');
  return existsSync(page) ? scriptsIn(readFileSync(page, 'utf8').split('</head>')[0]) : [];
}

/**
 * Gives a function that lets an answer run only what it was made with, until a page that is kept says more exactly
 * what that is. The nonce goes on to Next by the header in which it looks for one, whatever the sender wrote there.
 */
export function guardingDocuments({ policy, everywhere, transport }) {
  return (request, response) => {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    delete request.headers['content-security-policy-report-only'];
    request.headers['content-security-policy'] = `script-src ${nonce}`;
    response.setHeader('Content-Security-Policy', policy([nonce, ...everywhere]));
    if (transport) response.setHeader('Strict-Transport-Security', transport);
  };
}
