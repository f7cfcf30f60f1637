import { addressLocale } from './address-locale';

const rootLocale = jest.fn<Promise<string | undefined>, []>();

jest.mock('next/root-params', () => ({ locale: () => rootLocale() }), { virtual: true });

it('returns a language of the site', async () => {
  rootLocale.mockResolvedValue('el');
  expect(await addressLocale()).toBe('el');
});

it.each(['favicon.ico', 'charts', 'xx', 'EL', '', undefined])('rejects %s', async (locale) => {
  rootLocale.mockResolvedValue(locale);
  await expect(addressLocale()).rejects.toThrow(/404/);
});
