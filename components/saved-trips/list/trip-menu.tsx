import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { routes } from '@/lib/platform/routes/register';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { keptInList } from './kept-answers';
import type { ListView } from './list-actions';
import { RenameForm } from './rename-form';
import { TripAction } from './trip-action';

/** Actions on a trip, folded in a `<details>` that opens without JavaScript. */
export async function TripMenu({ view, trip }: { view: ListView; trip: TripSummary }) {
  const t = await getTranslations('savedTrips.list');
  const { locale, actions } = view;
  const { id, title, archivedAt } = trip;
  const shared = { locale, id, working: t('working') };
  const [rename, duplicate, archive, remove] = await Promise.all([
    keptInList('rename', id, locale),
    keptInList('duplicate', id, locale),
    keptInList('archive', id, locale),
    keptInList('delete', id, locale),
  ]);
  const isAnswered = [rename, duplicate, archive, remove].some(({ state }) => state.result);
  const turn = archivedAt ? 'unarchive' : 'archive';
  return (
    // Open after a form was sent without JavaScript, so that its error is visible.
    <details open={isAnswered || undefined} className="group">
      <summary
        aria-label={t('moreOf', { title })}
        className="-ml-2 inline-flex min-h-11 list-none items-center gap-1 px-2 font-ui text-sm font-medium hover:bg-deep [&::-webkit-details-marker]:hidden"
      >
        {t('more')}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-3 pb-2">
        <RenameForm
          action={actions.rename}
          kept={rename}
          locale={locale}
          id={id}
          title={title}
          texts={{ label: t('newName'), save: t('saveName'), working: t('working') }}
        />
        <div className="flex flex-wrap gap-3">
          <SiteLink href={routes.trip(id)} className={buttonClass('secondary')}>
            {t('open')}
          </SiteLink>
          <TripAction
            {...shared}
            action={actions.duplicate}
            kept={duplicate}
            text={t('duplicate')}
            label={t('duplicateOf', { title })}
          />
          <TripAction
            {...shared}
            action={actions.archive}
            kept={archive}
            text={t(turn)}
            label={t(`${turn}Of`, { title })}
            fields={{ archived: String(!archivedAt) }}
          />
          <TripAction
            {...shared}
            action={actions.delete}
            kept={remove}
            text={t('delete')}
            label={t('deleteOf', { title })}
          />
        </div>
      </div>
    </details>
  );
}
