import { getTranslations } from 'next-intl/server';
import type { FieldFault } from '@/lib/ferries/search/read-search';
import { allValues, type RawQuery } from '@/lib/http/raw-query';

const carried = [
  'leg',
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
  'sort',
] as const;

/** What a form carries along of a query beside its own fields: all that can be read. */
export function keptParameters(query: RawQuery, dropped: readonly FieldFault[]) {
  return carried
    .filter((name) => !dropped.some(({ field }) => field === name))
    .flatMap((name) => allValues(query[name]).map((value) => [name, value] as const));
}

interface DroppedParametersProps {
  names: readonly string[];
  /** What is wrong with each, by name. */
  texts: Readonly<Record<string, string>>;
}

/** What stands in no field of the form and could not be read. */
export async function DroppedParameters({ names, texts }: DroppedParametersProps) {
  const t = await getTranslations('ferryTickets');
  const boats = await getTranslations('ferries.boats');
  if (names.length === 0) return null;
  const labels: Record<string, string> = {
    leg: t('results.purpose.further'),
    kind: boats('kinds'),
    after: boats('after'),
    before: boats('before'),
    direct: boats('direct'),
    'max-wait': boats('maxWait'),
    'max-hours': boats('maxHours'),
    'max-price': boats('maxPrice'),
    sort: t('results.sort'),
  };
  return (
    <ul className="mb-4 font-ui font-medium text-bad">
      {names.map((name) => (
        <li key={name}>
          {labels[name] ?? name}: {texts[name]}
        </li>
      ))}
    </ul>
  );
}
