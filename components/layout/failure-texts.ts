import greek from '@/messages/el/failure.json';
import english from '@/messages/en/failure.json';

/**
 * Texts of the error screen in the language of the address. They come with the script of the screen: no page sends them,
 * and none that failed could.
 */
export function failureTexts() {
  const inGreek = typeof window !== 'undefined' && /^\/el(\/|$)/.test(window.location.pathname);
  return inGreek
    ? ({ ...greek, locale: 'el', homeHref: '/el' } as const)
    : ({ ...english, locale: 'en', homeHref: '/' } as const);
}

export type FailureTexts = Omit<ReturnType<typeof failureTexts>, 'locale'>;
