import { PlainPostMark } from '@/components/forms/plain-post-mark';

interface FormMarksProps {
  locale: string;
  next?: string | undefined;
  /** Of the form, sent where there is no script; a page that is not made anew per request has none. */
  mark?: string | undefined;
}

/** Hidden fields of every account form: the language of the page, and whether scripts run. */
export function FormMarks({ locale, next = '', mark }: FormMarksProps) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      {mark ? <PlainPostMark mark={mark} /> : null}
    </>
  );
}
