import type { ReactNode } from 'react';
import { still } from '@/components/ui/still';
import { htmlOf } from '@/components/ui/still-html';
import { currentLocale } from '@/lib/i18n/current';
import { FrameMarkup } from './frame-markup';
import { type FramePartName, framePartId } from './frame-part-id';
import { isFrameTextKept, keepFrameText } from './frame-texts';

interface FramePartProps {
  name: FramePartName;
  className?: string;
  /** Draws it, of what {@link still} takes; the same for every page of a language. */
  draw: () => ReactNode;
}

/**
 * A part of the frame that says the same on every page: drawn once for each language, and sent as markup alone.
 * Drawn and compared by React it was a quarter of what a page made for one request took of the processor.
 */
export async function FramePart({ name, className, draw }: FramePartProps) {
  const id = framePartId(name, await currentLocale());
  // Only what is finished is kept: what waits belongs to the page that is being made. While one develops texts change.
  if (!isFrameTextKept(id) || process.env.NODE_ENV === 'development') {
    keepFrameText(id, htmlOf(await still(draw())));
  }
  return <FrameMarkup id={id} className={className} />;
}
