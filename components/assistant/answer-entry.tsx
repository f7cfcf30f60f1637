'use client';

import { showSuccess, showToast } from '@/components/layout/toast-store';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Message } from './message';
import { callsOf, callsWithCards, chipsOf, sourcesOf, withoutBoatRows, wordsOf } from './parts';
import { Result } from './result';
import type { RoomProps } from './room-texts';
import { SaveOffer } from './save-offer';
import { type AnswerPart, Sources, ToolCalls } from './tool-calls';
import { Words } from './words';

interface AnswerEntryProps extends RoomProps {
  message: Message;
  isBusy: boolean;
  setMessages: (change: (messages: Message[]) => Message[]) => void;
  /** Sends a suggested follow-up question. Set only for the last answer. */
  onAsk: ((text: string) => void) | undefined;
  /** Has the built-in model answer instead. Set only for the last answer of an external model. */
  onBuiltIn: (() => void) | undefined;
}

/** An answer: text, results drawn as on their own pages, tool calls and sources. */
export function AnswerEntry(props: AnswerEntryProps) {
  const { view, draw, message, isBusy, setMessages, onAsk, onBuiltIn } = props;
  const { texts } = view;
  const calls = callsOf(message.parts);
  const words = wordsOf(message.parts);
  const shownCalls = isBusy ? [] : callsWithCards(calls);
  const offers = isBusy ? [] : calls.filter(({ name }) => name === 'saveTrip');
  const hasPlan = shownCalls.some(
    ({ name, output }) => name === 'planFerries' && output.kind === 'plan',
  );
  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      showSuccess(texts.copied);
    } catch {
      showToast({ type: 'error', message: texts.copyRefused });
    }
  }
  const parts: AnswerPart = { view, calls };
  return (
    <li className="log-entry">
      <span className="log-who">{texts.assistant}</span>
      <div className="log-answer">
        <Chips {...{ texts, onAsk }} chips={chipsOf(message.parts)} />
        <div className="log-words">
          <Words text={withoutBoatRows(words, shownCalls)} />
        </div>
        {shownCalls.map((call) => (
          <Result key={call.id} view={view} draw={draw} call={call} />
        ))}
        {offers.map((call) => (
          <SaveOffer key={call.id} view={view} call={call} setMessages={setMessages} />
        ))}
        {isBusy ? null : (
          <>
            {hasPlan && onAsk ? <Suggestions {...{ texts, onAsk }} /> : null}
            <footer className="log-foot">
              <Sources {...parts} sources={sourcesOf(calls, words)} />
              <ToolCalls {...parts} />
              {message.metadata?.model ? (
                <p className="log-note">
                  {fill(texts.outsideModel, { model: message.metadata.model })}{' '}
                  {onBuiltIn ? (
                    <button type="button" className="log-quiet" onClick={onBuiltIn}>
                      {texts.builtIn}
                    </button>
                  ) : null}
                </p>
              ) : null}
              {words ? (
                <button type="button" className="log-quiet" onClick={copy}>
                  {texts.copy}
                </button>
              ) : null}
            </footer>
          </>
        )}
      </div>
    </li>
  );
}

interface ChipsProps {
  texts: RoomProps['view']['texts'];
  chips: readonly string[];
  onAsk: AnswerEntryProps['onAsk'];
}

/** The request as it was understood. In the last answer a tap takes a part back. */
function Chips({ texts, chips, onAsk }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="log-chips" aria-label={texts.chips.label}>
      {chips.map((part) => (
        <li key={part}>
          {onAsk ? (
            <button
              type="button"
              aria-label={fill(texts.chips.remove, { part })}
              onClick={() => onAsk(fill(texts.chips.message, { part }))}
            >
              {part} <span aria-hidden="true">×</span>
            </button>
          ) : (
            <span>{part}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Suggestions({
  texts,
  onAsk,
}: {
  texts: RoomProps['view']['texts'];
  onAsk: (text: string) => void;
}) {
  return (
    <ul className="log-suggestions" aria-label={texts.suggestions}>
      {Object.values(texts.more).map((more) => (
        <li key={more}>
          <button type="button" onClick={() => onAsk(more)}>
            {more}
          </button>
        </li>
      ))}
    </ul>
  );
}
