import localFont from 'next/font/local';

/*
 * Each script and the accented letters are separate families, so that a page only loads what it
 * shows; the browser falls through them by unicode-range. No font is preloaded: they load after the
 * first paint, and until then a system font with the same metrics is shown (ADR 32). tools/fonts
 * generates the files and the fallbacks. The compiler reads these calls statically: literals only.
 */
const didotLatin = localFont({
  src: './fonts/didot-latin.woff2',
  weight: '400',
  preload: false,
  variable: '--didot-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00BF,U+00D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: false,
});

const didotAccents = localFont({
  src: './fonts/didot-accents.woff2',
  weight: '400',
  preload: false,
  variable: '--didot-accents',
  declarations: [{ prop: 'unicode-range', value: 'U+00C0-00D6,U+00D8-00FF' }],
  adjustFontFallback: false,
});

const didotGreek = localFont({
  src: './fonts/didot-greek.woff2',
  weight: '400',
  preload: false,
  variable: '--didot-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  adjustFontFallback: false,
});

const literataLatin = localFont({
  src: [
    { path: './fonts/literata-latin.woff2', style: 'normal', weight: '400' },
    { path: './fonts/literata-strong-latin.woff2', style: 'normal', weight: '500 700' },
    { path: './fonts/literata-italic-latin.woff2', style: 'italic', weight: '400' },
  ],
  preload: false,
  variable: '--literata-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00BF,U+00D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: false,
});

const literataAccents = localFont({
  src: [
    { path: './fonts/literata-accents.woff2', style: 'normal', weight: '400' },
    { path: './fonts/literata-strong-accents.woff2', style: 'normal', weight: '500 700' },
    { path: './fonts/literata-italic-accents.woff2', style: 'italic', weight: '400' },
  ],
  preload: false,
  variable: '--literata-accents',
  declarations: [{ prop: 'unicode-range', value: 'U+00C0-00D6,U+00D8-00FF' }],
  adjustFontFallback: false,
});

const literataGreek = localFont({
  src: [
    { path: './fonts/literata-greek.woff2', style: 'normal', weight: '400' },
    { path: './fonts/literata-strong-greek.woff2', style: 'normal', weight: '500 700' },
    { path: './fonts/literata-italic-greek.woff2', style: 'italic', weight: '400' },
  ],
  preload: false,
  variable: '--literata-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  adjustFontFallback: false,
});

const commissionerLatin = localFont({
  src: './fonts/commissioner-latin.woff2',
  weight: '400 600',
  preload: false,
  variable: '--commissioner-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00BF,U+00D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: false,
});

const commissionerAccents = localFont({
  src: './fonts/commissioner-accents.woff2',
  weight: '400 600',
  preload: false,
  variable: '--commissioner-accents',
  declarations: [{ prop: 'unicode-range', value: 'U+00C0-00D6,U+00D8-00FF' }],
  adjustFontFallback: false,
});

const commissionerGreek = localFont({
  src: './fonts/commissioner-greek.woff2',
  weight: '400 600',
  preload: false,
  variable: '--commissioner-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  adjustFontFallback: false,
});

/** Class names for `<html>` that define the font variables used by globals.css. */
export const fontVariables = [
  didotLatin,
  didotAccents,
  didotGreek,
  literataLatin,
  literataAccents,
  literataGreek,
  commissionerLatin,
  commissionerAccents,
  commissionerGreek,
]
  .map((font) => font.variable)
  .join(' ');
