/**
 * A figure as sent to the client: a plain text, or a tuple for our estimate, and for a price
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

/** Operator: name and URL of its website. */
export type OperatorView = readonly [name: string, url: string | null];

/** Source: title, URL, and its year if the title does not contain it. */
export type SourceView = readonly [title: string, url: string, of: string];

/** Details of a ride as formatted texts. */
export interface RideMore {
  /** Days, hours and notes. */
  readonly notes: readonly string[];
  readonly operator: OperatorView | null;
  readonly sources: readonly SourceView[];
  /** Heading of the sources: `Sources, read on 22 November 2026`. */
  readonly read: string;
}

/** Days, hours, notes, operator and sources of a ride. */
export function RideDetails({ more: { notes, ...sources } }: { more: RideMore }) {
  return (
    <div className="ride-more">
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Sources {...sources} />
    </div>
  );
}

/** Operator and sources with the date of the last check, collapsed. */
export function Sources({ operator, sources, read }: Omit<RideMore, 'notes'>) {
  return (
    <>
      {operator ? (
        <p>
          <OperatorName operator={operator} />
        </p>
      ) : null}
      <details>
        <summary>{read}</summary>
        <ul>
          {sources.map(([title, url, of]) => (
            <li key={url}>
              <a href={url} rel="noopener" target="_blank" className="text-link">
                {title}
              </a>
              {of ? ` ${of}` : null}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Name of the operator, linked to its own page if that is known. */
export function OperatorName({ operator: [name, url] }: { operator: OperatorView }) {
  if (!url) return <>{name}</>;
  return (
    <a href={url} rel="noopener" target="_blank" className="text-link">
      {name}
    </a>
  );
}
