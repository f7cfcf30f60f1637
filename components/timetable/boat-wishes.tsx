import { getTranslations } from 'next-intl/server';
import { vesselKinds } from '@/lib/sea/timetable/types';
import { BoatWishFields, type BoatWishFieldsProps } from './boat-wish-fields';

/** Returns the texts of {@link BoatWishFields} and the vessel types. */
export async function boatWords(): Promise<Pick<BoatWishFieldsProps, 'words' | 'kinds'>> {
  const t = await getTranslations('ferries.boats');
  const kind = await getTranslations('ferries.vesselKinds');
  const words = {
    kinds: t('kinds'),
    direct: t('direct'),
    after: t('after'),
    before: t('before'),
    maxWait: t('maxWait'),
    maxHours: t('maxHours'),
    maxPrice: t('maxPrice'),
  };
  return { words, kinds: vesselKinds.map((one) => [one, kind(one)] as const) };
}

/** {@link BoatWishFields} with their texts, for server components. */
export async function BoatWishes(props: Omit<BoatWishFieldsProps, 'words' | 'kinds'>) {
  return <BoatWishFields {...props} {...(await boatWords())} />;
}
