import { getMessages } from 'next-intl/server';
import type { LabelKind } from '@/lib/charts/types';

/** Names of what lies around the islands, by the kind and the id of the label; no other kind has names here. */
export async function contextNames(): Promise<
  Partial<Record<LabelKind, Readonly<Record<string, string>>>>
> {
  const { lands, seas, islets } = (await getMessages()).charts;
  return { land: lands, sea: seas, islet: islets };
}
