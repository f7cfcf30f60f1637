import type { AnswerWords } from './answer-words';
import type { RouteTexts } from './format';

const lines = (value: string | readonly string[] | null) =>
  typeof value === 'string' ? [value] : (value ?? []);

interface RouteAnswerProps {
  t: RouteTexts;
  words: AnswerWords;
}

/** First questions about a crossing, answered as a list of facts. */
export function RouteAnswer({ t, words }: RouteAnswerProps) {
  const rows = ['time', 'boats', 'fare', 'last', 'operators', 'ports', 'wind'] as const;
  return (
    <dl className="route-answer" aria-label={t('answer.label')}>
      {rows.map((row) =>
        words[row] ? (
          <div key={row} data-row={row}>
            <dt>{t(`answer.${row}`)}</dt>
            <dd>
              {lines(words[row]).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {row === 'boats' ? <Months words={words} /> : null}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Twelve columns, as high as the boats of the month are many. */
function Months({ words: { months, monthsLabel } }: { words: AnswerWords }) {
  return (
    <ol className="route-months" aria-label={monthsLabel}>
      {months.map(({ name, initial, boats, isNew, share }) => (
        <li key={name} data-none={boats === 0 ? '' : undefined}>
          <i aria-hidden="true" style={{ height: `${(share * 2).toFixed(2)}rem` }} />
          <abbr title={`${name}: ${boats}`}>{initial}</abbr>
          {isNew ? <b> {boats}</b> : null}
        </li>
      ))}
    </ol>
  );
}
