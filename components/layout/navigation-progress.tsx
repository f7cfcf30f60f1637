'use client';

import { useEffect, useState } from 'react';
import { CompassRose } from '@/components/ui/compass-rose';
import { followedLink } from './followed-link';
import { onRouteChange } from './route-change';

/** Milliseconds until the indicator appears, and after which it disappears if no page arrives. */
const patience = 150;
const longest = 15_000;

function leadsToAnotherPage(event: MouseEvent): boolean {
  const link = followedLink(event);
  return link !== undefined && link.pathname !== window.location.pathname;
}

/** Shows `Loading...` from the click on a link until the page is rendered. */
export function NavigationProgress({ label }: { label: string }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const end = () => {
      timers.forEach(clearTimeout);
      timers = [];
      setShown(false);
    };
    const begin = (event: MouseEvent) => {
      if (!leadsToAnotherPage(event)) return;
      end();
      timers = [setTimeout(() => setShown(true), patience), setTimeout(end, longest)];
    };
    document.addEventListener('click', begin);
    // A document restored from the back/forward cache may still show the indicator.
    window.addEventListener('pageshow', end);
    const stop = onRouteChange(end);
    return () => {
      document.removeEventListener('click', begin);
      window.removeEventListener('pageshow', end);
      stop();
      end();
    };
  }, []);

  return (
    <div role="status" className="navigation-progress" data-print="hide">
      {shown ? (
        <p>
          <CompassRose className="size-6" />
          {label}
        </p>
      ) : null}
    </div>
  );
}
