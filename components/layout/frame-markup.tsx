'use client';

import { frameText } from './frame-texts';

interface FrameMarkupProps {
  /** The element's id, by which its markup is found. */
  id: string;
  className?: string | undefined;
}

/** A part of the frame as the document has it; React neither draws nor compares it. */
export const FrameMarkup = ({ id, className }: FrameMarkupProps) => (
  <div
    id={id}
    className={className}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by htmlOf, which escapes what it writes.
    dangerouslySetInnerHTML={{ __html: frameText(id) }}
    suppressHydrationWarning
  />
);

/** What runs before the first paint, as the document has it. */
export const FrameScript = ({ id }: { id: string }) => (
  <script
    id={id}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, nothing from outside.
    dangerouslySetInnerHTML={{ __html: frameText(id) }}
    suppressHydrationWarning
  />
);
