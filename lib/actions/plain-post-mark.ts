import { asForm, typed } from '@/lib/http/form';
import { splitLocale } from '@/lib/i18n/paths';
import { longestRedirect, writtenLength } from '@/lib/own-path';

/** The field of a form that the browser sends by itself. */
export const plainPostField = 'plainPost';

const longest = 3000;

/** A path of plain words, perhaps with a query: nothing in it can be read as another site. */
const address = /^(?:\/[a-z0-9-]+)+(?:\?[^\s\p{Cc}\\#]*)?$/u;

/** Where the answer to a form belongs. */
export interface PlainPost {
  /** Of the form: one name once on its page. */
  name: string;
  /** Address of the page the form stands on, with its language and query. */
  page: string;
}

/** The value of {@link plainPostField}. */
export const markOf = ({ name, page }: PlainPost) => `${name} ${page}`;

/** True when the browser sent the form by itself. */
export const isWithoutScript = (form: FormData) => asForm(form).has(plainPostField);

/** What the mark of a form says; undefined where there is none, or one that no page of ours has written. */
export function readMark(form: FormData): PlainPost | undefined {
  const mark = typed(form, plainPostField);
  if (mark.length > longest) return undefined;
  const [name = '', page = '', ...more] = mark.split(' ');
  if (!/^[\w-]+$/.test(name) || !address.test(page) || more.length > 0) return undefined;
  if (writtenLength(page) > longestRedirect) return undefined;
  // A route handler is no page: it has no form to show an answer in.
  if (/^\/(?:api|auth)(?:[/?]|$)/.test(splitLocale(page).path)) return undefined;
  return { name, page };
}
