import type { Messages } from '@/lib/foundation/i18n/messages';

/** Texts of the practice in the page's language; `score` contains `{learnt}` and `{total}`. */
export type PracticeTexts = Messages['phrases']['practice'];
