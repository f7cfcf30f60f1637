'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons';

interface BackToTopProps {
  label: string;
  /** Id of the element that takes the focus at the top. */
  target: string;
}

/** Button that appears once the first screen is scrolled out of view. */
export function BackToTop({ label, target }: BackToTopProps) {
  const firstScreen = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    if (firstScreen.current) observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  function goUp() {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById(target)?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={firstScreen} aria-hidden="true" className="absolute top-0 h-[70vh] w-px" />
      {away ? (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={goUp}
          className="back-to-top"
          data-print="hide"
        >
          <Icon name="arrow-up" />
        </button>
      ) : null}
    </>
  );
}
