/**
 * A figure as sent to the client: a plain text, or a tuple for an estimate of ours, and for a price
 * with its basis: the month, or that it is an estimate.
 */
export type Shown = string | readonly [figure: string, isEstimate: 0 | 1, basis?: string];

/** A figure, with `≈` for an estimate, which screen readers get as a word, and its basis beside it. */
export function Amount({ figure, about }: { figure: Shown; about: string }) {
  if (typeof figure === 'string') return <>{figure}</>;
  const [text, isEstimate, basis] = figure;
  return (
    <>
      {isEstimate ? (
        <span aria-hidden="true" className="text-ink-2">
          ≈{' '}
        </span>
      ) : null}
      {isEstimate && !basis ? <span className="sr-only">{about} </span> : null}
      {text}
      {basis ? <span className="figure-basis"> ({basis})</span> : null}
    </>
  );
}
