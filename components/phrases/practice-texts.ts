import type { Messages } from '@/lib/i18n/messages';

/** The words of the practice, in the page's language; `score` has `{learnt}` and `{total}` to be filled in. */
export type PracticeTexts = Messages['phrases']['practice'];
