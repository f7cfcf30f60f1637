'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { type NearbyQuery, nearbyAddress } from '@/lib/records/nearby/address';

const failures = ['denied', 'unavailable', 'timeout', 'unsupported'] as const;

export type PositionFailure = (typeof failures)[number];

export interface PositionTexts {
  button: string;
  locating: string;
  hint: string;
  failures: Record<PositionFailure, { title: string; text: string }>;
}

interface UseMyPositionProps {
  /** Localized path of the page. */
  path: string;
  /** Query whose kinds and distance are kept. */
  query: NearbyQuery;
  icon: ReactNode;
  /** Style of the button: primary while no results are shown. */
  look: 'primary' | 'secondary';
  texts: PositionTexts;
}

const patienceMs = 20_000;

const failureOf = (error: GeolocationPositionError): PositionFailure => {
  if (error.code === error.PERMISSION_DENIED) return 'denied';
  return error.code === error.TIMEOUT ? 'timeout' : 'unavailable';
};

/** Requests the browser's position on click, never earlier, and opens the results for it. */
export function UseMyPosition({ path, query, icon, look, texts }: UseMyPositionProps) {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'locating' | PositionFailure>('idle');
  const message = useRef<HTMLDivElement>(null);
  const failure = failures.find((one) => one === state);

  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);

  function locate() {
    if (state === 'locating') return;
    // Browsers omit geolocation or deny it silently on pages without HTTPS.
    if (!('geolocation' in navigator) || !window.isSecureContext) return setState('unsupported');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lat: coords.latitude, lon: coords.longitude };
        router.push(nearbyAddress(path, { ...query, at, island: undefined }));
        setState('idle');
      },
      (error) => setState(failureOf(error)),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    );
  }

  return (
    <div className="noscript:hidden">
      <button
        type="button"
        onClick={locate}
        aria-disabled={state === 'locating'}
        className={buttonClass(look, 'w-full sm:w-auto')}
      >
        {icon}
        {state === 'locating' ? texts.locating : texts.button}
      </button>
      {texts.hint ? <p className="mt-2 font-ui text-sm text-ink-2">{texts.hint}</p> : null}
      {failure ? (
        <div
          ref={message}
          tabIndex={-1}
          role="alert"
          className="measure mt-4 border-l-2 border-bad bg-deep px-5 py-4"
        >
          <p className="font-ui font-semibold">{texts.failures[failure].title}</p>
          <p className="mt-1">{texts.failures[failure].text}</p>
        </div>
      ) : null}
    </div>
  );
}
