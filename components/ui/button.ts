/** Of styles/ui.css; written out, because Tailwind finds classes by reading. */
const looks = {
  /** The next step: one per view. */
  primary: 'button button-primary',
  /** Any other action. */
  secondary: 'button button-secondary',
  /** An action that should stay quiet. */
  quiet: 'button button-quiet',
} as const;

/** Classes of a button, for `<button>` and for a link that looks like one. */
export function buttonClass(look: keyof typeof looks = 'secondary', extra = ''): string {
  return `${looks[look]} ${extra}`.trim();
}
