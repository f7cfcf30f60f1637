'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { enter, sway } from '@/components/motion/animate';
import { buttonClass } from '@/components/ui/button';
import { AnswerEntry } from './answer-entry';
import type { Message } from './message';
import { callsOf, spokenWords, wordsOf } from './parts';
import type { RoomProps } from './room-texts';
import { workOf } from './tool-labels';

interface LogProps extends RoomProps {
  messages: Message[];
  isBusy: boolean;
  /** Error message for the last question. */
  fault: string | undefined;
  wasStopped: boolean;
  canChooseBuiltIn: boolean;
  setMessages: (change: (messages: Message[]) => Message[]) => void;
  /** Undefined while no question can be sent. */
  onAsk: ((text: string) => void) | undefined;
  onRetry: (withBuiltIn?: boolean) => void;
  onEdit: (message: Message) => void;
}

/** Maximum number of characters of an answer that a screen reader announces. */
const mostSpoken = 1200;

/** Lets the line about the work in progress breathe. */
const breathe = (line: HTMLElement | null) =>
  line
    ? sway(
        line,
        { opacity: [1, 0.55] },
        { duration: 1.8, ease: 'easeInOut', repeat: Infinity, repeatType: 'reverse' },
      )
    : undefined;

/** Fades in entries added later; the first ones appear at once. */
function useEntering() {
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef<WeakSet<Element>>(undefined);
  useLayoutEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    if (seen.current) {
      for (const entry of entries) if (!seen.current.has(entry)) enter(entry, -12);
    }
    seen.current = new WeakSet(entries);
  });
  return list;
}

/** Entries of the conversation. An answer is announced once it is complete, not word by word. */
export function Log(props: LogProps) {
  const { view, draw, messages, isBusy, fault, wasStopped, canChooseBuiltIn } = props;
  const { setMessages, onAsk, onRetry, onEdit } = props;
  const { texts } = view;
  const last = messages.at(-1);
  const lastParts = last?.role === 'assistant' ? last.parts : [];
  const work = workOf(callsOf(lastParts), view);
  const spoken = isBusy
    ? work
    : last?.role === 'assistant' && !fault
      ? `${texts.answered} ${spokenWords(wordsOf(lastParts)).slice(0, mostSpoken)}`
      : '';
  const end = useRef<HTMLLIElement>(null);
  const list = useEntering();
  const questionCount = messages.filter(({ role }) => role === 'user').length;
  const before = useRef(questionCount);
  useEffect(() => {
    // Scrolls to a new question; streamed text does not scroll the page.
    if (questionCount > before.current) end.current?.scrollIntoView({ block: 'start' });
    before.current = questionCount;
  }, [questionCount]);
  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {messages.length === 0 ? <Beginning {...{ view, onAsk }} /> : null}
      <div role="log" aria-label={texts.log} aria-live="off" aria-busy={isBusy}>
        <ol ref={list} className="log">
          {messages.map((message, index) => {
            const isLast = index === messages.length - 1;
            if (message.role === 'user') {
              const isNewest = index >= messages.length - 2;
              return (
                <li key={message.id} ref={isNewest ? end : null} className="log-entry">
                  <span className="log-who">{texts.you}</span>
                  <div className="log-question">
                    <p>{wordsOf(message.parts)}</p>
                    {isBusy ? null : (
                      <button type="button" className="log-quiet" onClick={() => onEdit(message)}>
                        {texts.edit}
                      </button>
                    )}
                  </div>
                </li>
              );
            }
            // An answer that failed before its first word is reported below the log.
            if (callsOf(message.parts).length === 0 && wordsOf(message.parts) === '') return null;
            return (
              <AnswerEntry
                key={message.id}
                view={view}
                draw={draw}
                message={message}
                isBusy={isBusy && isLast}
                setMessages={setMessages}
                onAsk={isLast && !fault ? onAsk : undefined}
                onBuiltIn={isLast && canChooseBuiltIn ? () => onRetry(true) : undefined}
              />
            );
          })}
          {isBusy || fault || (wasStopped && last) ? (
            <li className="log-entry">
              <span className="log-who">{texts.assistant}</span>
              {isBusy ? (
                <p ref={breathe} className="log-work" aria-hidden="true">
                  {work}
                </p>
              ) : (
                <div
                  className={fault ? 'log-fault' : 'log-stopped'}
                  role={fault ? 'alert' : undefined}
                >
                  <p>{fault ?? texts.stopped}</p>
                  <p className="log-actions">
                    <button
                      type="button"
                      className={buttonClass('secondary')}
                      onClick={() => onRetry()}
                    >
                      {texts.retry}
                    </button>
                  </p>
                </div>
              )}
            </li>
          ) : null}
        </ol>
      </div>
    </>
  );
}

function Beginning({ view, onAsk }: Pick<LogProps, 'view' | 'onAsk'>) {
  return (
    <div className="log-beginning">
      <p>{view.texts.empty}</p>
      <ul>
        {view.examples.map((example) => (
          <li key={example}>
            <button type="button" className="log-example" onClick={() => onAsk?.(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
