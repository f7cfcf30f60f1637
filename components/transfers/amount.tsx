/** A figure as it is sent: plain, or alone in a list where it is our own estimate. */
export type Shown = string | readonly [estimate: string];

/** A figure, with the sign of an estimate before it, which is read out as a word. */
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
