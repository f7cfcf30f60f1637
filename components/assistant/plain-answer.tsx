import type { UIMessage } from 'ai';
import { getTranslations } from 'next-intl/server';
import { assistantLimits } from '@/lib/assistant/models/limits';
import type { QuestionFault } from '@/lib/assistant/models/question';
import { callsOf, callsWithCards, sourcesOf, withoutBoatRows, wordsOf } from './parts';
import { answerId } from './plain-ask-form';
import type { RoomProps } from './room-texts';
import { Sources, ToolCalls } from './tool-calls';
import { subjectOf } from './tool-labels';
import { Words } from './words';

interface PlainAnswerProps extends RoomProps {
  question: string;
  /** Parts of the answer, or the fault of the question. */
  answer: UIMessage['parts'] | QuestionFault;
}

/** A question and its answer as HTML: text, results drawn as on their own pages, and sources. */
export async function PlainAnswer({ question, answer, view, draw }: PlainAnswerProps) {
  const t = await getTranslations('assistant');
  const { message: count, messages } = assistantLimits;
  const calls = typeof answer === 'string' ? [] : callsOf(answer);
  const drawn = callsWithCards(calls);
  const results = await Promise.all(
    drawn.map(({ name, input }) => draw(name, JSON.stringify(input), view.locale)),
  );
  return (
    <article
      id={answerId}
      tabIndex={-1}
      aria-label={t('plain.answer')}
      className="scroll-mt-[60vh] pt-4 outline-none"
    >
      <div className="log-question">
        <p>{question}</p>
      </div>
      {typeof answer === 'string' ? (
        <p role="alert" className="log-fault mt-4">
          {t(`faults.${answer}`, { count, messages })}
        </p>
      ) : (
        <div className="log-answer mt-4">
          <div className="log-words">
            <Words text={withoutBoatRows(wordsOf(answer), drawn)} />
          </div>
          {drawn.map((call, index) => (
            <section
              key={call.id}
              className="log-result"
              aria-labelledby={`${call.id}-title`}
              data-result={call.name}
            >
              <h2 id={`${call.id}-title`} className="sr-only">
                {subjectOf(call, view)}
              </h2>
              {results[index]}
            </section>
          ))}
          <footer className="log-foot">
            <Sources view={view} calls={calls} sources={sourcesOf(calls, wordsOf(answer))} />
            <ToolCalls view={view} calls={calls} />
            <p className="log-note">{t('plain.own')}</p>
          </footer>
        </div>
      )}
    </article>
  );
}
