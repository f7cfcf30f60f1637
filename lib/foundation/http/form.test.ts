import { localeOf, texts, typed } from './form';

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const form = formOf({
  locale: 'el',
  title: ' Νάξος ',
  picture: new File(['x'], 'x.png'),
  $ACTION_ID_0: 'next',
});

describe('form data', () => {
  it('is read as it was typed', () => {
    expect(typed(form, 'title')).toBe(' Νάξος ');
    expect([typed(form, 'picture'), typed(form, 'none')]).toEqual(['', '']);
  });

  it('contains only the text fields of the form', () => {
    expect(texts(form)).toEqual({ locale: 'el', title: ' Νάξος ' });
  });

  it('is empty for other values passed to an action', () => {
    for (const given of [undefined, null, 'text', 7, {}, []] as unknown[] as FormData[]) {
      expect(typed(given, 'title')).toBe('');
      expect(texts(given)).toEqual({});
      expect(localeOf(given)).toBe('en');
    }
  });

  it('has the language of its page, or English', () => {
    expect(localeOf(form)).toBe('el');
    expect(localeOf(formOf({ locale: 'tlh' }))).toBe('en');
    expect(localeOf(new FormData())).toBe('en');
  });
});
