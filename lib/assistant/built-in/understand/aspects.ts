import { aspectTable } from './aspect-table';
import { rowsOf } from './slots';
import { type Reading, word } from './text';

const rows = new Map(rowsOf(aspectTable).get('aspect'));

/** Aspect of an island that its guide describes, such as `food`. */
export type Aspect = string;

const aspects: readonly Aspect[] = [...rows.keys()].filter((key) => !key.includes('.'));

export const aspectOf = (aspect: Aspect) => {
  const [en = aspect, el = aspect] = rows.get(`${aspect}.search`)?.split(' / ') ?? [];
  return {
    words: rows.get(aspect) ?? '',
    /** Words of the sentences that answer. */
    about: rows.get(`${aspect}.about`) ?? rows.get(aspect) ?? '',
    /** Search that finds its texts. */
    search: { en, el },
    /** Sections of an island's guide, the best first. */
    sections: (rows.get(`${aspect}.sections`) ?? '').split(' '),
  };
};

/** Aspects of a message: the one that its question is for, and those that it mentions besides. */
export interface AspectMentions {
  readonly asked?: Aspect;
  readonly besides: readonly Aspect[];
}

/** Finds the aspects of a message. Of several questions the first counts. */
export function aspectsIn(reading: Reading): AspectMentions {
  const heads = aspects.flatMap((one) => {
    const found = word(rows.get(`${one}.asked`) ?? '(?!)').exec(reading.text);
    return found ? [{ one, at: found.index, found: found[0] }] : [];
  });
  const [head] = heads.toSorted((a, b) => a.at - b.at);
  if (head) reading.has(rows.get(`${head.one}.asked`) ?? '(?!)');
  const besides = aspects.filter(
    (one) => one !== head?.one && word(rows.get(one) ?? '(?!)').test(reading.text),
  );
  return { ...(head ? { asked: head.one } : {}), besides };
}
