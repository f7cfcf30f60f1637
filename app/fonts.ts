import localFont from 'next/font/local';

/*
 * Each script is a family of its own, so that a page loads only the scripts it shows; the browser
 * goes from one to the next by unicode-range. The files are cut by
 * tools/fonts/build.mjs. The compiler reads these calls as they stand: literals only.
 */
const didotLatin = localFont({
  src: './fonts/didot-latin.woff2',
  weight: '400',
  variable: '--didot-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: 'Times New Roman',
});

const didotGreek = localFont({
  src: './fonts/didot-greek.woff2',
  weight: '400',
  variable: '--didot-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  preload: false,
  adjustFontFallback: false,
});

const literataLatin = localFont({
  src: [
    { path: './fonts/literata-latin.woff2', style: 'normal', weight: '400 650' },
    { path: './fonts/literata-italic-latin.woff2', style: 'italic', weight: '400' },
  ],
  variable: '--literata-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: 'Times New Roman',
});

const literataGreek = localFont({
  src: [
    { path: './fonts/literata-greek.woff2', style: 'normal', weight: '400 650' },
    { path: './fonts/literata-italic-greek.woff2', style: 'italic', weight: '400' },
  ],
  variable: '--literata-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  preload: false,
  adjustFontFallback: false,
});

const commissionerLatin = localFont({
  src: './fonts/commissioner-latin.woff2',
  weight: '400 600',
  variable: '--commissioner-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212',
    },
  ],
  adjustFontFallback: 'Arial',
});

const commissionerGreek = localFont({
  src: './fonts/commissioner-greek.woff2',
  weight: '400 600',
  variable: '--commissioner-greek',
  declarations: [{ prop: 'unicode-range', value: 'U+0384-03CE' }],
  preload: false,
  adjustFontFallback: false,
});

/** Class names for `<html>` that define the font variables read by globals.css. */
export const fontVariables = [
  didotLatin,
  didotGreek,
  literataLatin,
  literataGreek,
  commissionerLatin,
  commissionerGreek,
]
  .map((font) => font.variable)
  .join(' ');
