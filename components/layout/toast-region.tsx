'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import { type LeftNote, showLeftToast } from './left-toast';
import { dismissToast, type Toast, type ToastType, useToast } from './toast-store';

interface ToastRegionProps {
  label: string;
  closeLabel: string;
  /** Messages left by the previous document. */
  left: Record<LeftNote, string>;
}

interface StageProps {
  stageKey: number;
  children: ReactNode;
}

/** Replaces the animation if it cannot be loaded, so that the message still appears. */
const Still: ComponentType<StageProps> = ({ children }) => children;

/**
 * The toast. Its live regions are part of the initial HTML, because regions added later are not
 * announced.
 */
export function ToastRegion({ label, closeLabel, left }: ToastRegionProps) {
  const toast = useToast((state) => state.toast);
  const [Stage, setStage] = useState<ComponentType<StageProps>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document.
  useEffect(() => showLeftToast(left), []);

  useEffect(() => {
    if (!toast || Stage) return;
    import('@/components/motion/slide-from-above').then(
      (motion) => setStage(() => motion.SlideFromAbove),
      () => setStage(() => Still),
    );
  }, [toast, Stage]);

  const card = (urgent: boolean) =>
    toast && urgent === (toast.type === 'error') ? (
      <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
    ) : null;

  return (
    <section aria-label={label} className="toast-region" data-print="hide">
      <div role="status">
        {Stage ? <Stage stageKey={toast?.id ?? 0}>{card(false)}</Stage> : null}
      </div>
      <div role="alert">{Stage ? <Stage stageKey={toast?.id ?? 0}>{card(true)}</Stage> : null}</div>
    </section>
  );
}

const marks = { success: 'check', error: 'warning', info: 'info' } as const;

const ground: Record<ToastType, string> = {
  success: 'border-good [--tone:var(--good)]',
  error: 'border-bad [--tone:var(--bad)]',
  info: 'border-water [--tone:var(--water)]',
};

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
}

function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.duration);

  useEffect(() => {
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [held, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing the timer is not an interaction.
    <div
      className={`flex items-stretch rounded-[3px] border bg-raised font-ui ${ground[toast.type]}`}
      data-toast={toast.type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="grid w-11 shrink-0 place-items-center bg-(--tone) text-sheet">
        <Icon name={marks[toast.type]} />
      </span>
      <p className="grow self-center px-4 py-3 text-sm leading-snug">{toast.message}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="grid min-h-11 w-11 shrink-0 place-items-center text-ink-2 -outline-offset-4 hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
