/** Characters that encode lengths, in ascending order. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** Kilometres: below the first there is no wave to speak of, the last is open sea. */
const [least, most] = [0.1, 60];

/**
 * Encodes lengths of open water, one character each, in steps of ten percent, too small to affect
 * waves.
 */
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
