import type { ReactNode } from 'react';
import { still } from '@/components/ui/still';
import { leaveText } from './left-texts';
import { SentText } from './sent-text';

/**
 * What components on the server draw, sent once: as markup where a document is asked for, as data where scripts ask.
 * For what `still` takes: text and drawings, nothing that listens, no field of a form.
 */
export async function SentOnce({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const text = await still(children);
  const id = leaveText(text);
  return <SentText className={className} {...(id ? { id } : { text })} />;
}
