/** `primary`: the next step, one per view. `secondary`: any other action. `quiet`: one that should stay quiet. */
type Look = 'primary' | 'secondary' | 'quiet';

/** Classes of a button (styles/ui.css), for `<button>` and for a link that looks like one. */
export function buttonClass(look: Look = 'secondary', extra = ''): string {
  return `button button-${look} ${extra}`.trim();
}
