import { PlainPostMark } from '@/components/forms/plain-post-mark';

interface FormMarksProps {
  locale: string;
  next?: string | undefined;
  /** Mark of a form sent without JavaScript. Pages that are not rendered per request have none. */
  mark?: string | undefined;
}

/**
 * Hidden fields of every account form: language, redirect target, and the mark for requests without
 * JavaScript.
 */
export function FormMarks({ locale, next = '', mark }: FormMarksProps) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      {mark ? <PlainPostMark mark={mark} /> : null}
    </>
  );
}
