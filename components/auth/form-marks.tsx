/** What every form of account access sends along: the page's language, and whether there is a script. */
export function FormMarks({ locale, next = '' }: { locale: string; next?: string | undefined }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <noscript>
        <input type="hidden" name="scripting" value="none" />
      </noscript>
    </>
  );
}
