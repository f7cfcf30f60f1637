/**
 * Subsets the @fontsource families to the letters and weights that the site uses and writes them to
 * app/fonts, where next/font/local finds them, and the rules of their fallbacks to styles. Without
 * subsetting, the first view of a Greek page would load 145 KB of fonts; with it 103 KB, within the
 * budget of 120. Run by hand after a font's version changes: `npm run data -- fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { writeFallbacks } from './fallbacks.mjs';
import { widen } from './widen.mjs';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin = `${ascii}\u00a0£§©«»°·×½–—‘’“”…•€′″→←↑↓−`;
/** Accented letters of foreign names, which most pages do not need. */
const accents = 'àáâäåçèéêëíïñóôöøúüßÀÁÂÄÅÇÈÉÊËÍÏÑÓÔÖØÚÜ';
const greek = String.fromCodePoint(
  ...Array.from({ length: 0x3ce - 0x384 + 1 }, (_, index) => 0x384 + index),
);
/** Subsets by the family file they are cut from. */
const cuts = [
  { script: 'latin', name: 'latin', letters: latin },
  { script: 'latin', name: 'accents', letters: accents },
  { script: 'greek', name: 'greek', letters: greek },
];
/**
 * OpenType features that the site uses. Without this list, the subsets would include small
 * capitals, old-style figures and fractions.
 */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const faces = [
  { name: 'didot', file: (script) => `@fontsource/gfs-didot/files/gfs-didot-${script}-400-normal` },
  {
    name: 'literata',
    file: (script) => `@fontsource-variable/literata/files/literata-${script}-wght-normal`,
    axes: { wght: 400 },
  },
  {
    // A separate file, because many pages do not use this weight.
    name: 'literata-strong',
    file: (script) => `@fontsource-variable/literata/files/literata-${script}-wght-normal`,
    axes: { wght: 600 },
  },
  {
    name: 'literata-italic',
    file: (script) => `@fontsource-variable/literata/files/literata-${script}-wght-italic`,
    axes: { wght: 400 },
  },
  {
    name: 'commissioner',
    file: (script) => `@fontsource-variable/commissioner/files/commissioner-${script}-wght-normal`,
    axes: { wght: { min: 400, max: 600 } },
  },
];

let total = 0;
for (const { name, file, axes } of faces) {
  for (const { script, name: cut, letters } of cuts) {
    const source = await readFile(
      new URL(`../../node_modules/${file(script)}.woff2`, import.meta.url),
    );
    const cutOut = await subsetFont(source, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures,
    });
    // A variable font keeps its widths in several places.
    const spaced = name.startsWith('literata') ? widen(cutOut) : cutOut;
    const font = await subsetFont(spaced, letters, { targetFormat: 'woff2', keepFeatures });
    await writeFile(new URL(`../../app/fonts/${name}-${cut}.woff2`, import.meta.url), font);
    total += font.length;
    console.log(`${name}-${cut}.woff2`.padEnd(28), `${(font.length / 1024).toFixed(1)} KB`);
  }
}
console.log('all'.padEnd(28), `${(total / 1024).toFixed(1)} KB`);

/*
 * The same letters for charts on paper, next to the code that draws them: a PDF file embeds
 * TrueType in one weight.
 */
const onPaper = ['didot', 'literata', 'literata-strong', 'literata-italic'];
const paperFolder = new URL('../../lib/records/map-downloads/fonts/', import.meta.url);
await mkdir(paperFolder, { recursive: true });
for (const { name, file, axes } of faces.filter(({ name: face }) => onPaper.includes(face))) {
  for (const { script, name: cut, letters } of cuts.filter(
    ({ name: part }) => part !== 'accents',
  )) {
    const source = await readFile(
      new URL(`../../node_modules/${file(script)}.woff2`, import.meta.url),
    );
    const cutOut = await subsetFont(source, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures: ['kern', 'mark', 'lnum', 'tnum'],
    });
    const font = name.startsWith('literata') ? widen(cutOut) : cutOut;
    await writeFile(new URL(`${name}-${cut}.ttf`, paperFolder), font);
    console.log(`paper ${name}-${cut}.ttf`.padEnd(28), `${(font.length / 1024).toFixed(1)} KB`);
  }
}

await writeFallbacks(new URL('../../styles/font-fallbacks.css', import.meta.url));
