'use client';

import {
  Component,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { ToolCall } from './parts';
import type { DrawResult, RoomProps } from './room-texts';
import { subjectOf } from './tool-labels';

interface ResultProps extends RoomProps {
  call: ToolCall;
}

/**
 * Results drawn since the page was loaded, so that reopening a conversation sends no request twice.
 */
const known = new Map<string, Promise<ReactNode>>();

function drawingOf(draw: DrawResult, { name, input }: ToolCall, locale: Locale) {
  const json = JSON.stringify(input);
  const key = `${locale} ${name} ${json}`;
  const before = known.get(key);
  if (before) return before;
  const drawing = draw(name, json, locale);
  drawing.catch(() => known.delete(key));
  known.set(key, drawing);
  return drawing;
}

/**
 * Draws a result as on its page. The server is asked for the drawing when the result comes into
 * view.
 */
export function Result({ view, draw, call }: ResultProps) {
  const { texts, locale } = view;
  const [drawing, setDrawing] = useState<ReactNode>();
  const [hasFailed, setHasFailed] = useState(false);
  const [, startDrawing] = useTransition();
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLElement>(null);
  const title = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call does not change once it has its result.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        startDrawing(async () => {
          try {
            const node = await drawingOf(draw, call, locale);
            startDrawing(() => setDrawing(node));
          } catch {
            setHasFailed(true);
          }
        });
      },
      { rootMargin: '400px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [call.id, tries]);
  const page = (call.output.pages as { page?: unknown } | undefined)?.page;
  const failed = (
    <p className="log-note">
      {texts.drawingFailed}{' '}
      {typeof page === 'string' && page.startsWith('/') ? (
        <a href={page} className="text-link">
          {texts.openPage}
        </a>
      ) : null}{' '}
      <button
        type="button"
        className="log-quiet"
        onClick={() => {
          setHasFailed(false);
          setTries(tries + 1);
        }}
      >
        {texts.drawAgain}
      </button>
    </p>
  );
  return (
    <article
      ref={place}
      className="log-result"
      aria-labelledby={title}
      aria-busy={drawing === undefined && !hasFailed}
      data-result={call.name}
    >
      <h2 id={title} className="sr-only">
        {subjectOf(call, view)}
      </h2>
      {hasFailed ? (
        failed
      ) : drawing === undefined ? (
        <p className="log-drawing">{texts.drawing}</p>
      ) : (
        <Guard fallback={failed}>{drawing}</Guard>
      )}
    </article>
  );
}

/** Error boundary, so that one broken result does not take down the conversation. */
class Guard extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
