import fc from 'fast-check';

/**
 * Marker in texts that would be markup and in headers that would be new ones: if it appears raw,
 * something was not escaped.
 */
export const brand = 'hx9z';

/** Texts that have broken programs before. */
const known = [
  ...['', ' ', '\t', '\n', '-1', '0', '1e309', '-0', 'NaN', 'Infinity', '٣', 'γʹ', '0x10', '3.5'],
  ...['9'.repeat(400), 'x'.repeat(300), 'x'.repeat(9000), 'ά'.repeat(3000), '18446744073709551616'],
  ...['2027-02-30', '2027-13-01', '0000-00-00', '9999-12-31', '+275760-09-13', '2027-07-16T25:61Z'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '$ref'],
  ...['{}', '[]', 'null', 'true', 'undefined', '[object Object]', '{"$ne":1}', '[['.repeat(2000)],
  ...['../../../../etc/passwd', '..%2f..%2f.env.local', '....//', '..\\..\\', '/proc/self/environ'],
  ...["' or 1=1--", '"; drop table trips; --', "1'||pg_sleep(9)--", 'eq.1)&select=*', ')),((('],
  ...[`${'$'}{7*7}`, '{{7*7}}', '$(id)', '`id`', '%s%n', '<%= 7 %>', '#{7}', '$1:__proto__:x'],
  ...[
    `<${brand} onload=1>`,
    `"${brand}="1`,
    `'><script>${brand}()</script>`,
    `</script><${brand}>`,
  ],
  ...[
    `<!--<${brand}>`,
    `]]><${brand}>`,
    `javascript:${brand}()`,
    `</title><${brand}>`,
    '&lt;&#60;',
  ],
  ...[`x\r\nx-${brand}: 1`, `x\nset-cookie: ${brand}=1`, `%0d%0ax-${brand}: 1`],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    'İıſﬀ',
    '👩‍👩‍👧‍👦',
    '\ufeff',
    '\u2028',
  ],
  ...[
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example',
  ],
  ...['%', '%zz', '%00', '%ff', '%E0%A4%A', '%u0041', '%ed%a0%80', '%2e%2e%2f'],
  ...['A1B2-C3D4', 'x'.repeat(64), '00000000-0000-0000-0000-000000000000'],
];

/** Plausible values: nearly valid ones reach deeper than invalid ones. */
const plausible = [
  ...[
    'naxos',
    'paros',
    'milos',
    'santorini',
    'piraeus',
    'rafina',
    'naxos,paros',
    'naxos.paros.milos',
  ],
  ...['2027-07-16', '2027-02-28', '2026-12-31', '07:30', '7', '1', '2', '3', '12', '99', '2500'],
  ...['en', 'el', 'EUR', 'USD', 'car', 'cheapest', 'fastest', 'beach', 'hotel', 'asc', 'on', 'yes'],
  ...[
    '37.1,25.4',
    '24,36,26,38',
    'somebody@example.org',
    'https://example.org/a',
    '+30 210 1234567',
  ],
];

/** A text of any kind: known troublemakers, nearly valid ones, and random ones. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 4, arbitrary: fc.constantFrom(...plausible) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...known), fc.constantFrom(...plausible))
      .map(([a, b]) => b + a),
  },
);

/** Bytes of an address: percent-encoded as by a browser, partly, or twice. */
export const encoded: fc.Arbitrary<string> = fc
  .tuple(text, fc.constantFrom('well', 'well', 'well', 'raw', 'twice'))
  .map(([value, how]) => {
    const well = encodeURIComponent(value.toWellFormed());
    if (how === 'twice') return encodeURIComponent(well);
    // Characters that a request line cannot contain are encoded anyway; broken escapes stay
    // unchanged.
    return how === 'raw'
      ? value.replace(/[^!$'()*+,\-./0-9:;=@A-Z[\]_a-z~%{}"<>|^`\\]/gu, '%ff')
      : well;
  });

/** JSON of any depth, with names that every object has. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 1.5, 2 ** 53, []),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('__proto__', 'constructor', 'id', 'user_id', 'title', 'stops'),
        text,
      ),
      tie('tree'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

const deep = (open: string, close: string, inner: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

/** A body declared as JSON, usually correctly. */
export const jsonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: tree.map((value) => JSON.stringify(value) ?? 'null') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '{',
        '{"a":',
        '[1,]',
        'nul',
        '\ufeff{}',
        '"\\ud800"',
        '1e999',
        '{"__proto__":{"x":1}}',
      ],
      deep('[', ']', '', 20_000),
      deep('{"a":', '}', '1', 5000),
      `[${'1,'.repeat(50_000)}1]`,
      `"${'x'.repeat(400_000)}"`,
    ),
  },
);

export { tree };
