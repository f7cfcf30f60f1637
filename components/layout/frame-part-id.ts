import type { Locale } from '@/lib/i18n/locales';

export type FramePartName =
  | 'destinations'
  | 'plan'
  | 'bar'
  | 'menu-words'
  | 'links'
  | 'marks'
  | 'credits';

/** Id of the element in which a part of the frame stands, by which the server keeps it as well. */
export const framePartId = (name: FramePartName, locale: Locale) => `frame-${name}-${locale}`;
