import PDFDocument from 'pdfkit';
import type { Shape } from './art';
import { type PlacedMark, symbolShapes } from './marks';
import { colours, type Face, type Mark, type Word } from './words';

/** The two sizes of paper, upright, in points. */
export const papers = { a4: [595.28, 841.89], a3: [841.89, 1190.55] } as const;
export type Paper = keyof typeof papers;

/** The files of each face, by the letters they hold. */
export type FontFiles = Readonly<Record<Face, Readonly<Record<'latin' | 'greek', Buffer>>>>;

/** A sheet, ready for printing. */
export interface PrintedChart {
  readonly shapes: readonly Shape[];
  readonly over: readonly PlacedMark[];
  readonly words: readonly Word[];
  readonly title: string;
  readonly locale: string;
  /** Meaning of each symbol on the sheet, in the order of the key. */
  readonly key: readonly { readonly symbol: Mark['symbol']; readonly text: string }[];
  /** Lines at the foot: sources, owner and address. */
  readonly credits: readonly string[];
}

type Doc = InstanceType<typeof PDFDocument>;

/** Margin of the paper on A4, in points; it grows with the paper on A3. */
const margin = 30;
/** Size of the sheet in its own pixels. */
const sheetWidth = 800;
const sheetHeight = 1000;

/** Runs of Greek and of other letters: each script has a font of its own. */
function runsOf(text: string): { readonly text: string; readonly script: 'latin' | 'greek' }[] {
  return (text.match(/[\u0370-\u03ff\u1f00-\u1fff]+|[^\u0370-\u03ff\u1f00-\u1fff]+/g) ?? []).map(
    (run) => ({
      text: run,
      script: /[\u0370-\u03ff\u1f00-\u1fff]/.test(run) ? 'greek' : 'latin',
    }),
  );
}

function drawShape(doc: Doc, { scale, d, paint }: Shape): void {
  const {
    fill,
    stroke,
    fillOpacity,
    strokeOpacity,
    strokeWidth,
    evenOdd,
    cap,
    join,
    dash,
    dashOffset,
  } = paint;
  doc.save().scale(scale);
  const path = doc.path(d).lineWidth(strokeWidth).lineCap(cap).lineJoin(join);
  if (dash.length > 0) {
    // An odd number of lengths is repeated twice; a single one is both dash and gap.
    const [first = 1, space = first] = dash;
    if (dash.length <= 2) path.dash(first, { space, phase: dashOffset });
    else doc.addContent(`[${dash.join(' ')}] ${dashOffset} d`);
  }
  doc.fillOpacity(fillOpacity).strokeOpacity(strokeOpacity);
  const rule = evenOdd ? 'even-odd' : 'non-zero';
  if (fill !== 'none' && stroke !== 'none') path.fillAndStroke(fill, stroke, rule);
  else if (fill !== 'none') path.fill(fill, rule);
  else if (stroke !== 'none') path.stroke(stroke);
  doc.restore();
}

function drawMark(doc: Doc, { d, paint: { fill, stroke, strokeWidth } }: PlacedMark): void {
  const path = doc.path(d).lineWidth(strokeWidth);
  if (fill !== 'none' && stroke !== 'none') path.fillAndStroke(fill, stroke);
  else if (fill !== 'none') path.fill(fill);
  else path.stroke(stroke);
}

/** The width of a line in the units of the page. */
function widthOf(
  doc: Doc,
  { text, size, face, spacing }: Pick<Word, 'text' | 'size' | 'face' | 'spacing'>,
) {
  return runsOf(text).reduce((sum, run) => {
    doc.font(`${face}-${run.script}`).fontSize(size);
    return sum + doc.widthOfString(run.text, { characterSpacing: spacing });
  }, 0);
}

function drawWord(doc: Doc, word: Word): void {
  const { text, x, y, size, face, anchor, colour, halo, spacing, turn } = word;
  const width = widthOf(doc, word);
  doc.save();
  if (turn) doc.rotate(turn, { origin: [x, y] });
  // Rotated words are centred on their point.
  const base = turn ? y + size * 0.35 : y;
  const start = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width);
  const write = (how: { fill: boolean; stroke: boolean }) => {
    let at = start;
    for (const run of runsOf(text)) {
      doc.font(`${face}-${run.script}`).fontSize(size);
      const options = {
        lineBreak: false,
        characterSpacing: spacing,
        baseline: 'alphabetic',
        ...how,
      } as const;
      doc.text(run.text, at, base, options);
      at += doc.widthOfString(run.text, { characterSpacing: spacing });
    }
  };
  if (halo) {
    doc.lineWidth(3).lineJoin('round').strokeColor(halo).strokeOpacity(0.85);
    write({ fill: false, stroke: true });
  }
  doc.fillColor(colour).fillOpacity(1);
  write({ fill: true, stroke: false });
  doc.restore();
}

/**
 * Makes a PDF file of a chart. It holds lines and letters and no picture; the letters are embedded
 * and can be searched.
 */
export function chartPdf(chart: PrintedChart, paper: Paper, fonts: FontFiles): Promise<Buffer> {
  const [width, height] = papers[paper];
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    lang: chart.locale,
    displayTitle: true,
    info: { Title: chart.title, Author: chart.credits[0] ?? '' },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [face, files] of Object.entries(fonts)) {
    for (const [script, file] of Object.entries(files)) doc.registerFont(`${face}-${script}`, file);
  }
  const enlarged = width / papers.a4[0];
  const edge = margin * enlarged;
  const scale = (width - 2 * edge) / sheetWidth;
  doc.rect(0, 0, width, height).fill('#ffffff');
  doc.save().translate(edge, edge).scale(scale);
  // Clips the artwork, because some of its lines extend beyond the sheet.
  doc.save().rect(0, 0, sheetWidth, sheetHeight).clip();
  for (const shape of chart.shapes) drawShape(doc, shape);
  doc.restore();
  for (const mark of chart.over) drawMark(doc, mark);
  for (const word of chart.words) drawWord(doc, word);
  drawFoot(doc, chart);
  doc.restore();
  doc.end();
  return whole;
}

/** Draws the key and the credits below the sheet. All measures are pixels of the sheet. */
function drawFoot(doc: Doc, { key, credits }: PrintedChart): void {
  const line = (text: string, x: number, y: number, colour: string, size = 13): Word => ({
    text,
    x,
    y,
    size,
    face: 'text',
    anchor: 'start',
    colour,
    spacing: 0,
  });
  let x = 6;
  for (const { symbol, text } of key) {
    for (const mark of symbolShapes({ symbol, x, y: 1034 })) drawMark(doc, mark);
    const word = line(text, x + 13, 1038, colours.ink);
    drawWord(doc, word);
    x += 13 + widthOf(doc, word) + 26;
  }
  credits.forEach((text, at) => {
    drawWord(doc, line(text, 0, 1072 + at * 19, colours.ink2, 12));
  });
}
