const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-[3px] px-5 py-2 font-ui text-[1rem] font-medium leading-tight no-underline transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-60';

const looks = {
  /** The next step: one per view. */
  primary: 'bg-accent text-on-accent hover:bg-ink hover:text-sheet',
  /** Any other action. */
  secondary: 'border border-control bg-transparent text-ink hover:border-ink hover:bg-deep',
  /** An action that should stay quiet. */
  quiet: 'px-3 text-ink hover:bg-deep',
} as const;

/** Classes of a button, for `<button>` and for a link that looks like one. */
export function buttonClass(look: keyof typeof looks = 'secondary', extra = ''): string {
  return `${base} ${looks[look]} ${extra}`.trim();
}
