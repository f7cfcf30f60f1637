import { plainPostField } from '@/lib/actions/plain-post-mark';

/** Says of a form that the browser sends it without a script, and where the answer belongs. */
export function PlainPostMark({ mark }: { mark: string }) {
  return (
    <noscript>
      <input type="hidden" name={plainPostField} value={mark} />
    </noscript>
  );
}
