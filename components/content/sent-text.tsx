'use client';

import type { Still } from '@/components/ui/still';
import { leftText } from './left-texts';
import { StillText } from './still-text';

interface SentTextProps {
  /** The element's id, by which the text is found where it is not given. */
  id?: string;
  text?: readonly Still[];
  className?: string | undefined;
}

/** A text that the document alone carries; in the browser it is read from there. */
export const SentText = ({ id, text, className }: SentTextProps) => (
  <div id={id} className={className}>
    <StillText text={text ?? (id ? leftText(id) : [])} />
  </div>
);
