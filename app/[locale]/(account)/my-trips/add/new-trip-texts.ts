import { getTranslations } from 'next-intl/server';
import { outcomeTexts } from '@/app/[locale]/(account)/my-trips/new/new-trip-props';

/** Messages of the form for a new trip that begins with what is added. */
export async function newTripTexts() {
  const [t, own] = await Promise.all([
    getTranslations('savedTrips.new'),
    getTranslations('savedTrips.add'),
  ]);
  return {
    name: t('name'),
    save: own('create'),
    saving: t('creating'),
    ...(await outcomeTexts()),
  };
}
