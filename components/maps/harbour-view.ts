import { harbourOf, harbourSize, sideFor } from '@/lib/records/charts/harbours';
import type { LabelSide } from '@/lib/records/charts/types';
import type { ChartWindow } from '@/lib/records/charts/window';

/** Data of a harbour chart, with finished text. */
export interface HarbourView {
  readonly label: string;
  /** Name of the port. */
  readonly name: string;
  readonly side: LabelSide;
  /** Position of the quay, as percentages of the chart. */
  readonly at: readonly [x: number, y: number];
  readonly window: ChartWindow;
  /** Scale bar: its length as a percentage of the width, and its label. */
  readonly bar: readonly [length: number, words: string];
}

const share = (value: number) => Math.round((value / harbourSize) * 1e4) / 100;

interface HarbourTexts {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly kilometres: string;
}

/**
 * Returns a square chart of a few kilometres around the quay, or undefined for an unknown port.
 *
 * @param portId GTFS `stop_id`
 * @param name of the port in the page's language
 */
export function harbourView(
  portId: string,
  name: string,
  { label, kilometres }: HarbourTexts,
): HarbourView | undefined {
  const harbour = harbourOf(portId);
  if (!harbour) return undefined;
  const { file, projection, port, scaleBar } = harbour;
  return {
    label,
    name,
    side: sideFor(harbour, name),
    at: [share(port[0]), share(port[1])],
    window: { file, projection, left: 0, top: 0, width: harbourSize, height: harbourSize },
    bar: [share(scaleBar.length), `${scaleBar.km} ${kilometres}`],
  };
}
