import { env } from '@/lib/foundation/env';
import type { Localized } from '@/lib/foundation/i18n/locales';

/** The product's name, origin and static figures. They are defined only here. */
export const site = {
  name: 'Cyclades Compass',
  /** No trailing slash. */
  origin: env.NEXT_PUBLIC_SITE_URL,
  assistant: { name: 'Touristas AI', version: 'Beta v2.34.32' },
  /** Support hours of specification section 1. */
  supportHours: {
    en: 'Mon-Sun 9:00-20:00 EET',
    el: 'Δευτέρα–Κυριακή 9:00–20:00, χειμερινή ώρα Ελλάδας',
  } satisfies Localized,
  /**
   * Figures of the owner that the site does not measure: `travellers`, such as '10K+', and
   * `rating`, out of 5. The home page shows each one that is set, with a caption that names the
   * source.
   */
  figures: {} as { travellers?: string; rating?: number },
  carRentalFromEuros: 35,
  /**
   * Day on which pages without dated records last changed, such as forms and lists of tools: `lastmod` of the sitemap.
   * To be moved with a change of what they say.
   */
  pagesChangedOn: '2026-11-28',
  /**
   * Cards that the partners accept. Visitors pay the partners; there are no payments on this site.
   */
  paymentMarks: ['Visa', 'MC', 'PayPal'],
  social: [
    { id: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/cycladescompass' },
    { id: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/cycladescompass' },
    { id: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@cycladescompass' },
  ],
} as const;
