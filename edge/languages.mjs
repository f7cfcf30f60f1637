import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultLocale, locales } from '../lib/foundation/i18n/locales.ts';

/*
 * The part of nginx.conf.template that depends on the languages of the site, written by
 * `npm run data -- edge`. nginx has no loops, so each language gets maps of its own.
 */
const file = fileURLToPath(new URL('nginx.conf.template', import.meta.url));
const begin = '  # --- Language of an address without prefix';
const end = '  # --- Cache: entries';

const item = (text) => `(?:^|,)\\s*${text}`;
const exact = (locale) => item(`${locale}\\s*(?:[;,]|$)`);

/** Quality of a language as digits after "0", or "1". */
function quality(locale) {
  const lines = ([name, closing]) => [
    `    "~*${item(`${name}\\s*;\\s*q\\s*=\\s*0(?:\\.(?<${locale}_digits>\\d*))?`)}" "0$${locale}_digits";`,
    `    "~*${item(`${name}${closing}`)}" 1;`,
  ];
  const names = [
    [locale, '\\s*(?:[;,]|$)'],
    [`${locale}-[^,;]*`, ''],
    ['\\*', '\\s*(?:[;,]|$)'],
  ];
  return [
    `  map $http_accept_language $${locale}_quality {`,
    '    default "";',
    ...names.flatMap(lines),
    '  }',
  ];
}

/** Choice between two languages of equal quality; `one` comes first in languages.json. */
const choice = (one, other) => [
  `  map $http_accept_language $${one}_or_${other} {`,
  `    default ${one};`,
  `    "~*${item(`${one}\\s*[;,](?:.*,)?\\s*${other}\\s*(?:[;,]|$)`)}" ${one};`,
  `    "~*${exact(other)}" ${other};`,
  `    "~*${exact(one)}" ${one};`,
  `    "~*${item(`${one}-(?:.*,)\\s*${other}-`)}" ${one};`,
  `    "~*${item(`${other}-`)}" ${other};`,
  '  }',
];

const greater = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((digit) => `${digit}\\d*/\\1[0-${digit - 1}]`);

/** The better of `locale` and the best language before it: the first digit that differs decides. */
function contest(before, locale) {
  const last = before.at(-1);
  const isFirst = before.length === 1;
  const [best, bestQuality] = isFirst
    ? [last, `${last}_quality`]
    : [`$best_with_${last}`, `quality_with_${last}`];
  const known = [
    `  map ${best} $quality_with_${last} {`,
    ...before.map((one) => `    ${one} $${one}_quality;`),
    '  }',
    `  map ${best} $${last}_or_before_or_${locale} {`,
    ...before.map((one) => `    ${one} $${one}_or_${locale};`),
    '  }',
  ];
  const equal = isFirst ? `$${last}_or_${locale}` : `$${last}_or_before_or_${locale}`;
  return [
    ...(isFirst ? [] : known),
    `  map "\${${locale}_quality}000000/\${${bestQuality}}000000" $best_with_${locale} {`,
    `    default ${best};`,
    `    "~^0+/" ${best};`,
    `    "~^(\\d*)(?:${greater.join('|')})" ${locale};`,
    `    "~^(\\d*?)0*/\\1[0]*$" ${equal};`,
    '  }',
  ];
}

/**
 * Returns the section of the template for these languages, in their order. The first is the one of
 * addresses without prefix.
 */
export function languageSection(names) {
  const [first, ...others] = names;
  const pairs = names.flatMap((other, index) =>
    names.slice(0, index).map((one) => choice(one, other)),
  );
  return [
    `${begin}, as lib/foundation/i18n/detect.ts finds it (edge/language.test.mjs compares).`,
    '  # Written by `npm run data -- edge` from lib/foundation/i18n/languages.json.',
    '  # Quality as digits after "0", or "1": an exact name first, then a regional one, then "*".',
    ...names.flatMap(quality),
    `  # Of equal quality: the more exact name, then the earlier one. "*" alone means ${first}.`,
    ...pairs.flat(),
    '  # The best of the first two languages, then of that and the next, and so on.',
    ...others.flatMap((locale, index) => contest(names.slice(0, index + 1), locale)),
    '  map $cookie_i18next $language {',
    `    default $best_with_${names.at(-1)};`,
    '    # By expression, which unlike a word sees that EL is no language of the site.',
    ...names.map((locale) => `    "~^${locale}$" ${locale};`),
    '  }',
    '  # Addresses that may mean any language: pages without prefix, unless the query chooses one.',
    '  map $request_uri $without_language {',
    '    default 1;',
    `    "~^/(?:${names.join('|')})(?:[/?]|$)" 0;`,
    '    "~^/(?:api|_next|auth|feeds|og|\\.well-known)/" 0;',
    '    "~^/(?:charts|icons|map)/[^/?]+\\.\\w+(?:\\?|$)" 0;',
    '    "~^/[^/?]+\\.\\w+(?:\\?|$)" 0;',
    '    "~[?&]lng=" 0;',
    '  }',
    '  # Language to redirect a visitor to: that answer is theirs alone.',
    '  map "$without_language$language" $redirect_to {',
    '    default "";',
    ...others.map((locale) => `    1${locale} ${locale};`),
    '  }',
    '',
    '',
  ].join('\n');
}

/** The template as it is. */
export const ownTemplate = () => readFileSync(file, 'utf8');

/** Returns the template with its section for these languages. */
export function templateFor(names) {
  const template = ownTemplate();
  const [from, to] = [template.indexOf(begin), template.indexOf(end)];
  if (from < 0 || to < from) throw new Error('nginx.conf.template has no section of languages');
  return template.slice(0, from) + languageSection(names) + template.slice(to);
}

/** Languages of the site with the default one first. */
export const languagesAtEdge = [
  defaultLocale,
  ...locales.filter((locale) => locale !== defaultLocale),
];

/** Writes the template for these languages. */
export const writeTemplate = (names) => writeFileSync(file, templateFor(names));
