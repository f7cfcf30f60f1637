import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Night colours of charts, read from the style sheet of the pages so that there is only one
 * palette.
 */
function nightColours(): readonly (readonly [name: string, value: string])[] {
  const css = readFileSync(new URL('../../styles/chart-palette.css', import.meta.url), 'utf8');
  const block = /:root\[data-theme="night"\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
}

const colours = nightColours();

/**
 * Adds the night colours to an artwork. An image follows the theme of the page, because the page
 * sets `color-scheme`; every property has its day colour as a fallback.
 */
function withNight(drawing: string): string {
  const used = colours.filter(([name]) => drawing.includes(`var(${name},`));
  if (used.length === 0) return drawing;
  const night = used.map(([name, value]) => `${name}:${value}`).join(';');
  return drawing.replace(
    '>\n',
    `>\n<style>@media(prefers-color-scheme:dark){:root{${night}}}</style>\n`,
  );
}

/**
 * A drawing as its published file, which can be cached forever because its name contains a hash of
 * its content.
 */
export function artworkFile(name: string, drawing: string): { name: string; text: string } {
  const text = withNight(drawing);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}.svg`, text };
}
