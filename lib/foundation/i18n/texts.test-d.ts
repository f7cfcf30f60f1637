import { getTranslations } from 'next-intl/server';
import type { Fault } from '@/lib/platform/actions/faults';

/*
 * Checked by tsc and never run. Each marked line must be a type error; without typed texts the
 * marks themselves would be errors.
 */
export async function texts(outcome: 'deleted' | 'restored', anything: string) {
  const t = await getTranslations('savedTrips.list');
  t('title');
  // @ts-expect-error no such text
  t('titel');
  // @ts-expect-error a group of texts is not a text
  t('done');
  t(`done.${outcome}`, { title: 'Naxos' });
  // @ts-expect-error any string may be no text
  t(`done.${anything}`, { title: 'Naxos' });
  // @ts-expect-error no such namespace
  await getTranslations('savedTrips.lists');
  // @ts-expect-error no such language
  await getTranslations({ locale: 'xx', namespace: 'savedTrips.list' });
}

export const faults: Fault<'contact'>[] = [
  'nameMissing',
  // @ts-expect-error a fault of another form
  'urlInvalid',
];
