import { getTranslations } from 'next-intl/server';
import { PersonLine } from '@/components/auth/person-line';
import { PageHeader } from '@/components/layout/page-header';
import { StartChoice } from '@/components/nearby/start-choice';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { currentUser, type Person } from '@/lib/platform/auth/current-user';
import { preferencesOf } from '@/lib/platform/profile/queries';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import type { Answer } from '@/lib/platform/supabase/answer';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';
import { readNearby } from '@/lib/records/nearby/address';
import type { DistanceUnits } from '@/lib/records/nearby/types';
import { NearbyAnswer } from './nearby-answer';

// Answers a query, so it is rendered for each request (ADR 15).
export const instant = false;

const path = routes.nearby;

export const generateMetadata = () => metadataOf('nearby', path);

/** Units chosen in the profile; metric if none are chosen or the profile cannot be read. */
async function unitsOf(current: Answer<Person>): Promise<DistanceUnits> {
  if (current.state !== 'found') return 'metric';
  const preferences = await preferencesOf(current.data.client, current.data.user.id);
  return preferences.state === 'found' ? preferences.data.units : 'metric';
}

export default async function NearbyPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [t, locale, person] = await Promise.all([
    getTranslations('nearby'),
    currentLocale(),
    currentUser(),
  ]);
  const units = await unitsOf(person);
  const reading = readNearby(await searchParams);
  const action = localizePath(path, locale);
  const islands = byName(allIslands(), locale).map(({ slug, name }) => ({
    slug,
    name: bareName(name[locale]),
  }));
  return (
    <>
      {person.state === 'found' ? <PersonLine user={person.data.user} path={path} /> : null}
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path, label: t('title') }]}
        isCompact={reading.query.at !== undefined || reading.query.island !== undefined}
      />
      <StartChoice action={action} reading={reading} islands={islands} />
      <NearbyAnswer path={path} action={action} reading={reading} islands={islands} units={units} />
    </>
  );
}
