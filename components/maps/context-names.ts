import { getMessages } from 'next-intl/server';
import type { LabelKind } from '@/lib/records/charts/types';

/**
 * Names of the lands, seas and islets around the islands, by label kind and id. Other kinds have no
 * names here.
 */
export async function contextNames(): Promise<
  Partial<Record<LabelKind, Readonly<Record<string, string>>>>
> {
  const { lands, seas, islets } = (await getMessages()).charts;
  return { land: lands, sea: seas, islet: islets };
}
