import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { DocumentStatus } from '@/components/seo/document-status';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { TripSuggestionForm } from '@/components/trip-suggestions/trip-suggestions-form';
import { Icon } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { TripSuggestionRequest } from './request';
import { TripSuggestionResult } from './result';

interface TripSuggestionViewProps {
  request: TripSuggestionRequest;
  locale: Locale;
}

/** Content of both pages of the address: the form, collapsed above the trip once there is one. */
export async function TripSuggestionView({ request, locale }: TripSuggestionViewProps) {
  const t = await getTranslations('tripSuggestions');
  const { values, errors, wait, trip } = request;
  const network = ferryNetwork();
  const form = <TripSuggestionForm values={values} errors={errors} locale={locale} />;
  return (
    <>
      <DocumentStatus refusal={request.refusal} />
      <PageHeader
        title={t('title')}
        intro={trip ? undefined : t('intro')}
        crumbs={[{ path: routes.tripPlannerOriginal, label: t('crumb') }]}
        isCompact
      >
        {trip ? null : (
          <p className="mt-2 font-ui">
            {t('known')}{' '}
            <SiteLink
              href={routes.tripPlannerLegacy}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('planner')}
            </SiteLink>
          </p>
        )}
      </PageHeader>
      <div className="page-grid">
        {wait ? (
          <Note>
            <p role="status">{wait}</p>
          </Note>
        ) : null}
        {Object.keys(errors).length > 0 ? (
          <p role="alert" className="mb-8 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
            {t('errors.summary')}
          </p>
        ) : null}
        {trip ? (
          <details className="group border-y border-rule" data-print="hide" open={!trip.planned}>
            <summary className="flex min-h-12 list-none items-center gap-2 font-ui font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
              {t('form.change')}
            </summary>
            <div className="pt-4 pb-10">{form}</div>
          </details>
        ) : (
          <div className="pb-20">
            {form}
            <div className="mt-10 max-w-3xl">
              <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
            </div>
          </div>
        )}
      </div>
      {trip ? <TripSuggestionResult trip={trip} locale={locale} /> : null}
    </>
  );
}
