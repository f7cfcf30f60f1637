'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { BeachTexts } from './beaches-now';

interface Shown {
  readonly View: ComponentType<{ texts: BeachTexts }>;
  readonly texts: BeachTexts;
}

interface ShelteredNowProps {
  /** URL of the API for beaches, without query. */
  address: string;
  island: string;
  locale: Locale;
}

/** Timeout; generous, because the page is complete without the response. */
const longestMs = 10_000;

async function ask({ address, island, locale }: ShelteredNowProps): Promise<Shown> {
  const [answer, words, { sayBeaches }, { BeachesNowView }] = await Promise.all([
    fetch(`${address}?island=${island}&lang=${locale}`, {
      signal: AbortSignal.timeout(longestMs),
    }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    import(`../../messages/${locale}/beachShelter.json`),
    import('./beaches-now'),
    import('./beaches-now-view'),
  ]);
  return { View: BeachesNowView, texts: sayBeaches(answer, words.default, locale) };
}

/**
 * Sheltered beaches now and tomorrow. The page is static, so forecast and texts are loaded when the
 * list comes near the viewport. Empty on errors; the page itself contains the usual conditions.
 */
export function ShelteredNow({ address, island, locale }: ShelteredNowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let isShown = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        ask({ address, island, locale }).then(
          (known) => isShown && setShown(known),
          () => undefined,
        );
      },
      // Starts well before the list is visible, so that it does not shift while being read.
      { rootMargin: '1200px 0px' },
    );
    observer.observe(box);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [address, island, locale]);

  return <div ref={place}>{shown ? <shown.View texts={shown.texts} /> : null}</div>;
}
