'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Highlights the place under the pointer, or else the one in the middle of the window, in the list
 * and on the chart (`data-lit` on both), and moves a ring to its position on the poster, which
 * `data-place` holds. Has no effect without JavaScript.
 */
export function PlaceLights({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = box.current;
    if (!root || !window.matchMedia('(min-width: 64rem)').matches) return;
    const pin = root.querySelector<HTMLElement>('[data-pin]');
    let read: Element | null = null;
    let pointed: Element | null = null;

    const light = () => {
      const place = pointed ?? read;
      for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
      if (pin) pin.style.opacity = place ? '1' : '0';
      if (!place) return;
      const [left = '', top = ''] = place.getAttribute('data-place')?.split(' ') ?? [];
      if (pin) Object.assign(pin.style, { left: `${left}%`, top: `${top}%` });
      place.setAttribute('data-lit', '');
      root
        .querySelector(`[data-chart] a[href="#${place.id}"]`)
        ?.closest('li')
        ?.setAttribute('data-lit', '');
    };
    const point = (event: Event) => {
      const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
      if (place === pointed) return;
      pointed = place;
      light();
    };
    const leave = () => {
      pointed = null;
      light();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read = target;
          else if (read === target) read = null;
        }
        light();
      },
      { rootMargin: '-45% 0px -50% 0px' },
    );
    for (const place of root.querySelectorAll('[data-place]')) observer.observe(place);
    root.addEventListener('pointerover', point);
    root.addEventListener('pointerleave', leave);
    return () => {
      observer.disconnect();
      root.removeEventListener('pointerover', point);
      root.removeEventListener('pointerleave', leave);
    };
  }, []);

  return (
    <div
      ref={box}
      className="[&_[data-chart]_[data-lit]:not([data-pt='0'])]:z-10 [&_[data-chart]_[data-lit]:not([data-pt='0'])]:block! [&_[data-chart]_[data-lit]_.chart-name]:text-accent! [&_[data-chart]_[data-lit]_.chart-name]:underline! [&_[data-chart]_.chart-name]:transition-colors"
    >
      {children}
    </div>
  );
}
