'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { roving } from '@/components/forms/roving';

interface ChartPickerProps {
  /** Announcements after a click on the chart; `{island}` is the name. */
  chosen: string;
  dropped: string;
  /** Keyboard hint for moving between the islands. */
  keysHint: string;
  children: ReactNode;
}

const boxOf = (isle: Element) =>
  document.getElementById(
    isle.getAttribute('href')?.split('#')[1] ?? '',
  ) as HTMLInputElement | null;

/** Turns the islands on its chart into buttons that toggle their checkboxes in the list. */
export function ChartPicker({ chosen, dropped, keysHint, children }: ChartPickerProps) {
  const chart = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const element = chart.current;
    if (!element) return;
    const isles = element.querySelectorAll('a.chart-isle');
    const show = () => {
      for (const isle of isles) isle.setAttribute('aria-pressed', String(boxOf(isle)?.checked));
    };
    function pick(isle: Element, event: Event) {
      const box = boxOf(isle);
      if (!box) return;
      // Prevents the link, which would jump to the checkbox.
      event.preventDefault();
      box.click();
      const text = box.checked ? chosen : dropped;
      setMessage(text.replace('{island}', isle.getAttribute('aria-label') ?? ''));
    }
    const isleOf = ({ target }: Event) =>
      target instanceof Element ? target.closest('a.chart-isle') : null;
    function click(event: Event) {
      const isle = isleOf(event);
      if (!isle) return;
      pick(isle, event);
      event.stopPropagation();
    }
    // Buttons also react to the space bar.
    function key(event: KeyboardEvent) {
      const isle = event.key === ' ' ? isleOf(event) : null;
      if (isle) pick(isle, event);
    }
    for (const isle of isles) isle.setAttribute('role', 'button');
    show();
    element.addEventListener('click', click, true);
    element.addEventListener('keydown', key, true);
    document.addEventListener('change', show);
    return () => {
      element.removeEventListener('click', click, true);
      element.removeEventListener('keydown', key, true);
      document.removeEventListener('change', show);
    };
  }, [chosen, dropped]);

  return (
    <div ref={chart} {...roving('a.chart-isle')} className="relative">
      {children}
      <p className="keys-hint">{keysHint}</p>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
