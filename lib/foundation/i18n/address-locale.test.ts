import { addressLocale } from './address-locale';

const asked = jest.fn<Promise<string | undefined>, []>();

jest.mock('next/root-params', () => ({ locale: () => asked() }), { virtual: true });

it('returns a language of the site', async () => {
  asked.mockResolvedValue('el');
  expect(await addressLocale()).toBe('el');
});

it.each(['favicon.ico', 'charts', 'xx', 'EL', '', undefined])('rejects %s', async (locale) => {
  asked.mockResolvedValue(locale);
  await expect(addressLocale()).rejects.toThrow(/404/);
});
