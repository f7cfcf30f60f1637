/** Operator: name and URL of its website. */
export type OperatorView = readonly [name: string, url: string | null];

/** Source: title, URL, and its year if the title does not contain it. */
export type SourceView = readonly [title: string, url: string, of: string];

/** Details of a ride as formatted texts. */
export interface RideMore {
  /** Days, hours and notes. */
  readonly said: readonly string[];
  readonly operator: OperatorView | null;
  readonly sources: readonly SourceView[];
  /** Heading of the sources: `Sources, read on 22 November 2026`. */
  readonly read: string;
}

/** Days, hours, notes, operator and sources of a ride. */
export function RideDetails({ more: { said, ...sources } }: { more: RideMore }) {
  return (
    <div className="ride-more">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Sources {...sources} />
    </div>
  );
}

/** Operator and sources with the date of the last check, collapsed. */
export function Sources({ operator, sources, read }: Omit<RideMore, 'said'>) {
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
