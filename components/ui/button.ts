/**
 * Classes of styles/ui.css. Full names, because Tailwind only detects names that occur in the
 * source.
 */
const looks = {
  /** The next step; one per view. */
  primary: 'button button-primary',
  /** Any other action. */
  secondary: 'button button-secondary',
  /** An unobtrusive action. */
  quiet: 'button button-quiet',
} as const;

/** Returns the classes of a button, for `<button>` and for links styled as one. */
export function buttonClass(look: keyof typeof looks = 'secondary', extra = ''): string {
  return `${looks[look]} ${extra}`.trim();
}
