import rates from './rates.json' with { type: 'json' };

/** Currencies of those who come to the Cyclades most, with the European Central Bank’s reference rate. */
export const currencies = [
  'USD',
  'GBP',
  'CHF',
  'AUD',
  'CAD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'TRY',
  'ILS',
  'CNY',
  'JPY',
  'KRW',
  'INR',
  'BRL',
  'NZD',
  'ZAR',
] as const;
export type Currency = (typeof currencies)[number];

/** Date of the exchange rates, ISO. `npm run data -- rates` fetches newer ones. */
export const ratesOf: string = rates.date;

/** Units of the currency for one euro. */
export const rateOf = (currency: Currency): number => rates.rates[currency];

/** Euro cents in another currency, in its units, not rounded. */
export const fromEuroCents = (cents: number, currency: Currency): number =>
  (cents / 100) * rateOf(currency);

/** Units of another currency in euro cents, rounded. */
export const toEuroCents = (amount: number, currency: Currency): number =>
  Math.round((amount / rateOf(currency)) * 100);
