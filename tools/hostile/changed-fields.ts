import fc from 'fast-check';
import { text } from './values.ts';

/** A form field as sent; one with a file name is a file. */
export type Part = readonly [name: string, value: string, file?: string];

const file = fc.constantFrom<Part[2]>(
  ...[undefined, undefined, undefined, 'a.png', '../../x.png', '\0.svg', ''],
);

const change = fc.record({
  how: fc.constantFrom('keep', 'keep', 'keep', 'other', 'other', 'drop', 'twice'),
  value: text,
  file,
});

/** Changes to the fields of a form, in order. */
export const changes = fc.array(change, { minLength: 40, maxLength: 40 });

export type Changes = typeof changes extends fc.Arbitrary<infer All> ? All : never;

/** Fields of a form, some of them changed, removed or duplicated. */
export function changedFields(
  fields: readonly (readonly [name: string, value: string])[],
  all: Changes,
  leaves: (name: string) => boolean,
): Part[] {
  return fields.flatMap(([name, given], index): Part[] => {
    const { how, value, file: named } = all[index % all.length] ?? { how: 'keep', value: '' };
    if (how === 'keep' || leaves(name)) return [[name, given]];
    if (how === 'drop') return [];
    const changed: Part = [name, value, named];
    return how === 'twice' ? [[name, given], changed] : [changed];
  });
}

export const boundary = 'x-hostile-parts';
export const typeOfParts = `multipart/form-data; boundary=${boundary}`;

/**
 * A multipart form as a browser encodes it, except for names and texts that a browser would not
 * send.
 */
export function multipart(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const quoted = (name: string) => name.replaceAll('"', '%22').replace(/[\r\n]/g, '%0A');
  const written = parts.map(([name, value, named]) => {
    const more =
      named === undefined ? '' : `; filename="${quoted(named)}"\r\nContent-Type: image/png`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(written.join('') + end);
}

/** Name that React gives a field of the form that it encodes as `$K1`. */
export const scriptedName = (field: string) => `_1_${field}`;
