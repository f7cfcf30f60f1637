import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The colours of charts by night, as the pages have them: one palette, in one place. */
function nightColours(): readonly (readonly [name: string, value: string])[] {
  const css = readFileSync(new URL('../../styles/chart-palette.css', import.meta.url), 'utf8');
  const block = /:root\[data-theme="night"\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
}

const colours = nightColours();

/**
 * An artwork that knows both lights. Shown as a picture it hears of the page's own, because the page sets
 * `color-scheme`; its day colours stand behind every property.
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

/** A drawing as the file that is published: it may be kept for ever, since its name changes with its content. */
export function artworkFile(name: string, drawing: string): { name: string; text: string } {
  const text = withNight(drawing);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}.svg`, text };
}
