import { asForm, typed } from '@/lib/foundation/http/form';
import { splitLocale } from '@/lib/foundation/i18n/paths';
import { longestRedirect, writtenLength } from '@/lib/foundation/own-path';

/** Field that marks a form submitted without JavaScript. */
export const plainPostField = 'plainPost';

const longest = 3000;

/** A path of plain words, perhaps with a query: cannot be mistaken for another site. */
const address = /^(?:\/[a-z0-9-]+)+(?:\?[^\s\p{Cc}\\#]*)?$/u;

/** Form and page to which a response belongs. */
export interface PlainPost {
  /** Name of the form, unique on its page. */
  name: string;
  /** Address of the form's page, with its language and query. */
  page: string;
}

/** The value of {@link plainPostField}. */
export const markOf = ({ name, page }: PlainPost) => `${name} ${page}`;

/** True if the form was submitted without JavaScript. */
export const isWithoutScript = (form: FormData) => asForm(form).has(plainPostField);

/** Reads the mark of a form; undefined without one, or if none of our pages has written it. */
export function readMark(form: FormData): PlainPost | undefined {
  const mark = typed(form, plainPostField);
  if (mark.length > longest) return undefined;
  const [name = '', page = '', ...more] = mark.split(' ');
  if (!/^[\w-]+$/.test(name) || !address.test(page) || more.length > 0) return undefined;
  if (writtenLength(page) > longestRedirect) return undefined;
  // A route handler has no form to show a result in.
  if (/^\/(?:api|auth)(?:[/?]|$)/.test(splitLocale(page).path)) return undefined;
  return { name, page };
}
