import fc from 'fast-check';
import {
  boundary,
  changedFields,
  changes,
  multipart,
  type Part,
  typeOfParts,
} from './changed-fields.ts';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';

/** Origin of our own forms; a form from any other origin is rejected before it is read. */
export const ownOrigin = 'http://own.origin';

export const fromHere = fc.constantFrom<Record<string, string>>(
  ...Array(9).fill({ origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
  { origin: 'https://evil.example' },
  { origin: 'null' },
  {},
);

export const sender = fc.constantFrom('nobody' as const, 'member' as const);

/** More than any action reads; rare, because it takes long to send. */
const padding = fc
  .integer({ min: 0, max: 39 })
  .map((chance): Part[] => (chance ? [] : [['picture', 'x'.repeat(7_000_000), 'large.png']]));

const ends = [undefined, undefined, undefined, undefined, undefined, '', `--${boundary}`];

/** A form of a page without JavaScript: its own fields, changed. */
export function formInput({ forms }: Targets): fc.Arbitrary<Input> {
  return fc
    .record({
      form: fc.constantFrom(...forms),
      changes,
      // React's hidden fields usually stay unchanged, because no action is found otherwise.
      leavesAction: fc.constantFrom(true, true, true, true, true, false),
      isUrlEncoded: fc.constantFrom(false, false, false, false, false, true),
      end: fc.constantFrom(...ends),
      padding,
      origin: fromHere,
      headers: oddHeaders,
      as: sender,
      chunked: fc.boolean(),
    })
    .map((drawn) => {
      const { form, end, leavesAction, isUrlEncoded, origin, headers, as, chunked } = drawn;
      const isLeft = (name: string) => leavesAction && name.startsWith('$ACTION');
      const parts = [...changedFields(form.fields, drawn.changes, isLeft), ...drawn.padding];
      const pairs = parts.map(([name, value]) => [name, value.toWellFormed()] as [string, string]);
      return {
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
        as,
        chunked,
      };
    });
}
