/** A figure as sent to the client: a plain text, or a one-element array for our own estimate. */
export type Shown = string | readonly [estimate: string];

/** A figure, with `≈` for an estimate, which screen readers get as a word. */
export function Amount({ figure, about }: { figure: Shown; about: string }) {
  if (typeof figure === 'string') return <>{figure}</>;
  return (
    <>
      <span aria-hidden="true" className="text-ink-2">
        ≈{' '}
      </span>
      <span className="sr-only">{about} </span>
      {figure[0]}
    </>
  );
}
