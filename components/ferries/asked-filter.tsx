import { boatWords } from '@/components/timetable/boat-wishes';
import { allValues, firstValue, type RawQuery } from '@/lib/http/raw-query';
import { FilterFields } from './filter-fields';

/** The parameters that the fields of the filter say. */
export const filterNames = [
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
] as const;

interface AskedFilterProps {
  query: RawQuery;
  /** What is wrong with it, by the parameter's name. */
  errors: Readonly<Record<string, string>>;
}

/** The filter of a search that has to be mended: as it was written, with what is wrong beside it. */
export async function AskedFilter({ query, errors }: AskedFilterProps) {
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
