'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { BeachesSaid } from './beaches-now';

interface Shown {
  readonly View: ComponentType<{ said: BeachesSaid }>;
  readonly said: BeachesSaid;
}

interface ShelteredNowProps {
  /** Of the answer about beaches, without its query. */
  address: string;
  island: string;
  locale: Locale;
}

/** Nobody waits for it: the page is whole without. */
const longestMs = 10_000;

async function ask({ address, island, locale }: ShelteredNowProps): Promise<Shown> {
  const [answer, words, { sayBeaches }, { BeachesNowView }] = await Promise.all([
    fetch(`${address}?island=${island}&lang=${locale}`, {
      signal: AbortSignal.timeout(longestMs),
    }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    locale === 'el' ? import('@/messages/el/shelter.json') : import('@/messages/en/shelter.json'),
    import('./beaches-now'),
    import('./beaches-now-view'),
  ]);
  return { View: BeachesNowView, said: sayBeaches(answer, words.default, locale) };
}

/**
 * Which beaches of the list lie sheltered now and tomorrow. The page is static and a wind is not: asked for, with its
 * words, when somebody comes near. Nothing where that fails; what is usual stands in the page.
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
      // Well before it is seen, so that the list does not move under the eye.
      { rootMargin: '1200px 0px' },
    );
    observer.observe(box);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [address, island, locale]);

  return <div ref={place}>{shown ? <shown.View said={shown.said} /> : null}</div>;
}
