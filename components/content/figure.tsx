import { currentLocale } from '@/lib/foundation/i18n/current';
import {
  type CrossingAttributes,
  crossingText,
  type FigureAttributes,
  figureText,
} from '@/lib/records/content/facts';

/** A number from the island's record, for use in MDX. */
export async function Figure(attributes: FigureAttributes) {
  const text = figureText(attributes, await currentLocale());
  return <span className="whitespace-nowrap">{text}</span>;
}

/** Typical duration of the ferry from a port of Athens, from the island's record. */
export async function Crossing(attributes: CrossingAttributes) {
  const text = crossingText(attributes, await currentLocale());
  return <span className="whitespace-nowrap">{text}</span>;
}
