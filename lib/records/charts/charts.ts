import book from './charts.generated.json' with { type: 'json' };
import type { Chart, ChartBook } from './types';

const charts = book as unknown as ChartBook;

/** Chart of an island, or of the `archipelago`. Throws for an id without one: callers pass only known slugs. */
export function chartOf(id: string): Chart {
  const chart = charts[id];
  if (!chart) throw new Error(`no chart of "${id}": run npm run data -- charts`);
  return chart;
}
