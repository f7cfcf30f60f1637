import fc from 'fast-check';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';
import { jsonText, text } from './values.ts';

type Part = readonly [name: string, value: string, file?: string];

const boundary = 'x-hostile-parts';

/** A form in parts, as a browser writes it, but for names and texts a browser would not have. */
function multipart(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const quoted = (name: string) => name.replaceAll('"', '%22').replace(/[\r\n]/g, '%0A');
  const written = parts.map(([name, value, file]) => {
    const more =
      file === undefined ? '' : `; filename="${quoted(file)}"\r\nContent-Type: image/png`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(written.join('') + end);
}

const typeOfParts = `multipart/form-data; boundary=${boundary}`;

/** Where a form of ours says it comes from: elsewhere it is refused before it is read. */
export const ownOrigin = 'http://own.origin';

const fromHere = fc.constantFrom(
  ...Array(6).fill({ origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
  { origin: 'https://evil.example' },
  { origin: 'null' },
  {},
) as fc.Arbitrary<Record<string, string>>;

const as = fc.constantFrom('nobody' as const, 'member' as const);

const file = fc.constantFrom<Part[2]>(
  undefined,
  undefined,
  undefined,
  'a.png',
  '../../x.png',
  '\0.svg',
  '',
);

/** A form of a page without JavaScript: its own fields, some of them changed, some gone, some twice. */
export function formInput({ forms }: Targets): fc.Arbitrary<Input> {
  const change = fc.record({
    how: fc.constantFrom('keep', 'keep', 'keep', 'other', 'other', 'drop', 'twice'),
    value: text,
    file,
  });
  return fc
    .record({
      form: fc.constantFrom(...forms),
      changes: fc.array(change, { minLength: 40, maxLength: 40 }),
      // What React writes into a form is left alone more often than not: else no action is found.
      leavesAction: fc.constantFrom(true, true, true, false),
      isUrlEncoded: fc.constantFrom(false, false, false, true),
      end: fc.constantFrom<string | undefined>(
        undefined,
        undefined,
        undefined,
        '',
        `--${boundary}`,
      ),
      origin: fromHere,
      headers: oddHeaders,
      as,
      chunked: fc.boolean(),
    })
    .map(({ form, changes, leavesAction, isUrlEncoded, end, origin, headers, ...rest }) => {
      const parts = form.fields.flatMap(([name, given], index): Part[] => {
        const {
          how,
          value,
          file: named,
        } = changes[index % changes.length] ?? { how: 'keep', value: '' };
        if (how === 'keep' || (leavesAction && name.startsWith('$ACTION'))) return [[name, given]];
        if (how === 'drop') return [];
        return how === 'twice'
          ? [
              [name, given],
              [name, value],
            ]
          : [[name, value, named]];
      });
      const pairs = parts.map(([name, value]) => [name, value.toWellFormed()] as [string, string]);
      return {
        ...rest,
        family: 'forms',
        to: 'site' as const,
        method: 'POST',
        path: form.page,
        headers: {
          ...origin,
          'content-type': isUrlEncoded ? 'application/x-www-form-urlencoded' : typeOfParts,
          ...headers,
        },
        body: isUrlEncoded
          ? Buffer.from(new URLSearchParams(pairs).toString())
          : multipart(parts, end),
      };
    });
}

/** References as React writes them between browser and server, and such as it never writes. */
const reference = fc.constantFrom(
  ...[
    '"$K1"',
    '["$undefined","$K1"]',
    '["$1"]',
    '"$1:__proto__:constructor"',
    '"$F1"',
    '"$h1"',
    '"$@1"',
  ],
  ...[
    '"$Q1"',
    '"$W1"',
    '"$B1"',
    '"$R1"',
    '"$i1"',
    `"$n${'9'.repeat(5000)}"`,
    '"$D2027-02-30"',
    '"$-Infinity"',
  ],
  ...[
    '{"then":"$1:then"}',
    '["$0"]',
    '{"id":"x","bound":"$@1"}',
    '"$T"',
    '"$A1"',
    '"$o1"',
    '"$Zx"',
  ],
);

/** A server action as the page's script calls it, by an id of the build. */
export function actionInput({ actions, forms }: Targets): fc.Arbitrary<Input> {
  const names = [...new Set(forms.flatMap(({ fields }) => fields.map(([name]) => name)))];
  const field = fc.tuple(fc.constantFrom(...names), text, file);
  return fc
    .record({
      action: fc.constantFrom(...actions),
      first: fc.oneof(reference, reference, jsonText),
      second: fc.oneof(reference, jsonText),
      fields: fc.array(field, { maxLength: 8 }),
      isText: fc.constantFrom(false, false, true),
      origin: fromHere,
      headers: oddHeaders,
      as,
      chunked: fc.boolean(),
    })
    .map(({ action: [id, path], first, second, fields, isText, origin, headers, ...rest }) => {
      const parts = fields.map(([name, value, named]): Part => [`1_${name}`, value, named]);
      return {
        ...rest,
        family: 'actions',
        to: 'site' as const,
        method: 'POST',
        path,
        headers: {
          ...origin,
          accept: 'text/x-component',
          'next-action': id,
          'content-type': isText ? 'text/plain;charset=UTF-8' : typeOfParts,
          ...headers,
        },
        body: isText
          ? Buffer.from(`[${first},${second}]`)
          : multipart([...parts, ['1', second], ['0', first]]),
      };
    });
}
