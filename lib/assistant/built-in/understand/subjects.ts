import { routes } from '@/lib/platform/routes/register';
import { rowsOf } from './slots';
import { subjectTable } from './subject-table';
import type { Reading } from './text';

const rows = new Map(rowsOf(subjectTable).get('subject'));

/** Subject that texts of the site answer, such as `pets`. */
export type Subject = string;

const subjects: readonly Subject[] = [...rows.keys()].filter((key) => !key.includes('.'));

/** A search in English and Greek; undefined without one. */
function searchOf(key: string) {
  const [en, el] = rows.get(key)?.split(' / ') ?? [];
  return en && el ? { en, el } : undefined;
}

/** Address of a page without language prefix, from `guide/mykonos#delos`. */
function addressOf(page: string): string {
  const [path = '', fragment] = page.split('#');
  const [name = '', slug] = path.split('/');
  const route = routes[name as 'help' | 'guide'];
  return `${typeof route === 'function' ? route(slug as never) : route}#${fragment}`;
}

export const subjectOf = (subject: Subject) => ({
  words: rows.get(subject) ?? '',
  /** Words of the sentence to quote first. */
  about: rows.get(`${subject}.about`),
  /** Search that finds the texts. */
  search: searchOf(`${subject}.search`) ?? { en: subject, el: subject },
  /** Addresses of the texts, the best first. */
  pages: (rows.get(`${subject}.pages`) ?? '').split(' ').map(addressOf),
  /** Search in the guide of one island. */
  local: searchOf(`${subject}.local`),
});

/** Subjects of a message, in the order of the table. Words of one are not those of the next. */
export function subjectsIn(reading: Reading): Subject[] {
  const left = reading.again();
  return subjects.filter((one) => left.takeAll(rows.get(one) ?? '').length > 0);
}
