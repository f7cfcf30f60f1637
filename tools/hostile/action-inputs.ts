import fc from 'fast-check';
import {
  changedFields,
  changes,
  multipart,
  type Part,
  scriptedName,
  typeOfParts,
} from './changed-fields.ts';
import { fromHere, sender } from './form-inputs.ts';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import { sharedTrip, tripDocument } from './shared-trip.ts';
import type { Form, Targets } from './targets.ts';
import { jsonText } from './values.ts';

/** Fields that scripts write into forms that are on no page. */
const ofScripts: Form['fields'] = [
  ...Object.entries({ locale: 'en', id: sharedTrip.id, version: '1', title: 'x', photos: '' }),
  ...Object.entries({ document: JSON.stringify(tripDocument), plan: 'islands=naxos', own: '1' }),
  ...Object.entries({ callId: 'call-1', input: '{"islands":"naxos"}', remove: '1', end: 'others' }),
];

/** Arguments of an action, including a form, as scripts send them. */
const usual = fc.constantFrom('["$undefined","$K1"]', '["$K1"]', '[null,"$K1"]', '[{},"$K1","en"]');

/** References as React encodes them between browser and server, and others that it never writes. */
const reference = fc.constantFrom(
  ...['"$K1"', '["$1"]', '"$1:__proto__:constructor"', '"$F1"', '"$h1"', '"$@1"', '["$0"]'],
  ...['"$Q1"', '"$W1"', '"$B1"', '"$R1"', '"$i1"', '"$D2027-02-30"', '"$-Infinity"', '"$T"'],
  ...['{"then":"$1:then"}', '{"id":"x","bound":"$@1"}', '"$A1"', '"$o1"', '"$Zx"'],
  ...[`"$n${'9'.repeat(5000)}"`, '["searchHotels","{}","el"]', '["planFerries","[]"]'],
);

/**
 * A server action as the script of a page calls it: by an id from the build, with the fields of a
 * form on its page.
 */
export function actionInput({ actions, forms }: Targets): fc.Arbitrary<Input> {
  const formsOn = (page: string) => {
    const own = forms.filter((form) => form.page === page).map(({ fields }) => fields);
    return [...own, ofScripts];
  };
  return fc
    .constantFrom(...actions)
    .chain(([id, path]) =>
      fc.record({
        id: fc.constant(id),
        path: fc.constant(path),
        fields: fc.constantFrom(...formsOn(path)),
        changes,
        first: fc.oneof(
          { weight: 5, arbitrary: usual },
          { weight: 2, arbitrary: reference },
          { weight: 1, arbitrary: jsonText },
        ),
        second: fc.oneof(reference, jsonText),
        isText: fc.constantFrom(false, false, false, false, true),
        origin: fromHere,
        headers: oddHeaders,
        as: sender,
        chunked: fc.boolean(),
      }),
    )
    .map(({ id, path, fields, first, second, isText, origin, headers, as, chunked, ...drawn }) => {
      const named = fields.filter(([name]) => !name.startsWith('$'));
      const parts = changedFields(named, drawn.changes, (name) => name === 'locale').map(
        ([name, value, file]): Part => [scriptedName(name), value, file],
      );
      return {
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
        as,
        chunked,
      };
    });
}
