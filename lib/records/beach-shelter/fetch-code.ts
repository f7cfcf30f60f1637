/** Characters of which each stands for a length, in the order of lengths. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** Kilometres: below the first there is no wave to speak of, the last is open sea. */
const [least, most] = [0.1, 60];

/** Lengths of open water, a character each: steps of a tenth of their size, which no wave tells apart. */
export const encodeFetches = (kilometres: readonly number[]): string =>
  kilometres
    .map((km) => {
      const share = Math.log(Math.max(km, least) / least) / Math.log(most / least);
      return signs[Math.round(Math.min(1, share) * (signs.length - 1))];
    })
    .join('');

/** The inverse of {@link encodeFetches}, within a twentieth. */
export const decodeFetches = (text: string): number[] =>
  [...text].map((sign) => least * (most / least) ** (signs.indexOf(sign) / (signs.length - 1)));
