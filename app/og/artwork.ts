import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chartOf } from '@/lib/charts/charts';

/** A chart's poster with its day colours written out: what draws the picture knows no custom properties. */
export async function artwork(id: string): Promise<string> {
  const file = path.join(process.cwd(), 'public', chartOf(id).poster.file);
  const svg = await readFile(/* turbopackIgnore: true */ file, 'utf8');
  return svg
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', '<svg width="800" height="1000" ');
}
