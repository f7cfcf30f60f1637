import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes/register';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { DoneLine } from './done-line';
import { keptInList } from './kept-answers';
import type { ListView } from './list-actions';
import type { ShownOutcome } from './list-outcomes';
import { TripAction } from './trip-action';

interface DeedLineProps extends Pick<ListView, 'locale' | 'actions'> {
  outcome: ShownOutcome | undefined;
  trips: readonly TripSummary[];
}

/** Reports the action named in the URL, with an undo button, if the trips still reflect it. */
export async function OutcomeLine({ outcome: done, trips, locale, actions }: DeedLineProps) {
  const t = await getTranslations('savedTrips.list');
  if (!done) return null;
  const { outcome } = done;
  const trip = trips.find(({ id }) => id === done.trip);
  if (outcome === 'purged') return trip ? null : <DoneLine text={t('done.purged')} />;
  if (!trip || !stillSo(outcome, trip)) return null;
  const { id, title } = trip;
  const undo = async (kind: 'restore' | 'archive', fields = {}) => (
    <TripAction
      action={actions[kind]}
      kept={await keptInList(kind, id, locale)}
      locale={locale}
      id={id}
      text={t('undo')}
      label={t('undoOf', { title })}
      working={t('working')}
      fields={fields}
    />
  );
  return (
    <DoneLine text={t(`done.${outcome}`, { title })}>
      {outcome === 'deleted' ? await undo('restore') : null}
      {outcome === 'archived' ? await undo('archive', { archived: 'false' }) : null}
      {outcome === 'copied' ? (
        <SiteLink href={routes.trip(id)} className={buttonClass('secondary')}>
          {t('openCopy')}
        </SiteLink>
      ) : null}
    </DoneLine>
  );
}

/** The URL may be opened later, when the action has already been undone. */
function stillSo(
  outcome: ShownOutcome['outcome'],
  { deletedAt, archivedAt }: TripSummary,
): boolean {
  if (outcome === 'deleted') return deletedAt !== null;
  return deletedAt === null && (outcome !== 'archived' || archivedAt !== null);
}
