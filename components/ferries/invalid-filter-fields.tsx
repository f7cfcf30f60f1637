import { boatWords } from '@/components/timetable/boat-wishes';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { FilterFields } from './filter-fields';

/** Names of the query parameters set by the filter fields. */
export const filterNames = [
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
] as const;

interface InvalidFilterFieldsProps {
  query: RawQuery;
  /** Error messages by parameter name. */
  errors: Readonly<Record<string, string>>;
}

/** Filter fields of an invalid search, with the values entered and their errors. */
export async function InvalidFilterFields({ query, errors }: InvalidFilterFieldsProps) {
  const text = (name: (typeof filterNames)[number]) => firstValue(query[name]);
  return (
    <div className="mt-5 grid gap-x-8 gap-y-4 border-t border-rule pt-4 lg:grid-cols-2">
      <FilterFields
        {...(await boatWords())}
        values={{
          kinds: allValues(query.kind).flatMap((kinds) => kinds.split(',')),
          direct: text('direct') === '1',
          after: text('after'),
          before: text('before'),
          maxWait: text('max-wait'),
          maxHours: text('max-hours'),
          maxPrice: text('max-price'),
        }}
        errors={errors}
        wait={{ min: 0.25 }}
        prefix="filter-"
        className="grid content-start items-start gap-x-3 gap-y-4 sm:grid-cols-2"
      />
    </div>
  );
}
