import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { keptInList } from './kept-answers';
import type { ListView } from './list-actions';
import { TripAction } from './trip-action';

/** Deleted trip, with actions to restore it or delete it permanently. */
export async function DeletedTrip({ view, trip }: { view: ListView; trip: TripSummary }) {
  const t = await getTranslations('savedTrips.list');
  const { locale, actions } = view;
  const { id, title, deletedAt } = trip;
  const kept = {
    restore: await keptInList('restore', id, locale),
    purge: await keptInList('purge', id, locale),
  };
  const date = deletedAt ? athensDate(epochMinutesOf(deletedAt)) : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 basis-64 grow">
        <h3 className="text-xl leading-tight">{title}</h3>
        <p className="mt-1 font-ui text-sm text-ink-2">
          {t('deletedOn', { date: formatDate(date, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(['restore', 'purge'] as const).map((kind) => (
          <TripAction
            key={kind}
            action={actions[kind]}
            kept={kept[kind]}
            locale={locale}
            id={id}
            text={t(kind)}
            label={t(`${kind}Of`, { title })}
            working={t('working')}
          />
        ))}
      </div>
    </div>
  );
}
