/** Operator: its name, and the address of its own page. */
export type OperatorView = readonly [name: string, url: string | null];

/** Where something was read: title, address, and the year it is of where that is not said. */
export type SourceView = readonly [title: string, url: string, of: string];

/** Details below a ride, as finished texts. */
export interface RideMore {
  /** Days and hours, and what to know. */
  readonly said: readonly string[];
  readonly operator: OperatorView | null;
  readonly sources: readonly SourceView[];
  /** `Sources, read on 22 November 2026`. */
  readonly read: string;
}

/** Days and hours, what to know, who runs it, and what says so. */
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

/** Operator and sources with the day they were read, in a closed fold. */
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
