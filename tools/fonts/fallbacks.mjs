import { writeFile } from 'node:fs/promises';

/*
 * Until a web font has loaded, its text is shown in a system font. Each of our fonts has fallbacks,
 * system fonts scaled to its metrics so that nothing moves when it arrives: one for Windows, macOS
 * and iOS, one for Android, one for Linux.
 *
 * Metrics are in em: ascent, descent and line gap from the font's `hhea` table; `latin` and `greek`
 * are the average width of a letter in running text. Those of system fonts come from the tables of
 * Google and capsize; those of DejaVu, and for Greek, were measured on our own texts in a browser.
 */
const ours = {
  didot: { ascent: 0.947, descent: 0.277, lineGap: 0.025, latin: 0.46, greek: 0.529 },
  literata: { ascent: 1.177, descent: 0.308, lineGap: 0, latin: 0.48, greek: 0.545 },
  commissioner: { ascent: 1.017, descent: 0.206, lineGap: 0, latin: 0.4505, greek: 0.54 },
};

const serif = [
  { name: 'times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], latin: 0.4063 },
  { name: 'noto', local: ['Noto Serif'], latin: 0.481 },
  { name: 'dejavu', local: ['DejaVu Serif'], latin: 0.5185, greek: 0.547 },
];
const sans = [
  { name: 'arial', local: ['Arial', 'Liberation Sans', 'Arimo'], latin: 0.4458 },
  { name: 'roboto', local: ['Roboto'], latin: 0.4448 },
  { name: 'dejavu', local: ['DejaVu Sans'], latin: 0.5057, greek: 0.54 },
];
const standIns = { didot: serif, literata: serif, commissioner: sans };

const percent = (share) => `${Math.round(share * 1e4) / 100}%`;

function face(family, font, standIn, script) {
  const size = font[script] / standIn[script];
  const lines = [
    `font-family: "${family}";`,
    `src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};`,
    `size-adjust: ${percent(size)};`,
    `ascent-override: ${percent(font.ascent / size)};`,
    `descent-override: ${percent(font.descent / size)};`,
    `line-gap-override: ${percent(font.lineGap / size)};`,
    ...(script === 'greek' ? ['unicode-range: U+0370-03FF;'] : []),
  ];
  return `@font-face {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

/** Writes the fallbacks as `@font-face` rules; if Greek was measured, it has a rule of its own. */
export async function writeFallbacks(file) {
  const faces = Object.entries(ours).flatMap(([name, font]) =>
    standIns[name].flatMap((standIn) =>
      ['latin', 'greek']
        .filter((script) => standIn[script])
        .map((script) => face(`${name} by ${standIn.name}`, font, standIn, script)),
    ),
  );
  await writeFile(file, `/* Written by \`npm run data -- fonts\`. */\n${faces.join('')}`);
}
