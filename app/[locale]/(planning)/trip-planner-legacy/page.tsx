import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { faultTexts } from '@/components/planner/fault-texts';
import { FormFrame } from '@/components/planner/form-frame';
import { PlannerForm } from '@/components/planner/planner-form';
import { StartingPoints } from '@/components/planner/starting-points';
import { currentLocale } from '@/lib/i18n/current';
import { planFerries } from '@/lib/planner/address/operation';
import { planQuery, writeQuery } from '@/lib/planner/address/query';
import { startingQuery, suggestedFirstDay } from '@/lib/planner/address/starting-points';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { today } from '@/lib/time/athens';
import { ferryNetwork } from '@/lib/timetable/queries';
import { PlanAnswer } from './plan-answer';

export const instant = false;

export const generateMetadata = () => metadataOf('planner', routes.tripPlannerLegacy);

type Props = PageProps<'/[locale]/trip-planner-legacy'>;

export default async function PlannerPage({ searchParams }: Props) {
  const [raw, t, locale] = await Promise.all([
    searchParams,
    getTranslations('planner'),
    currentLocale(),
  ]);
  // Today and the limit are the request's.
  await connection();
  const network = ferryNetwork();
  const asked = planQuery(raw);
  const isEmpty = writeQuery(asked) === '';
  const outcome = isEmpty ? undefined : await planFerries.run(raw, { headers: await headers() });
  const isRead = outcome !== undefined && outcome.state !== 'faults';
  const faults = await faultTexts(
    outcome?.state === 'faults' ? outcome.faults : [],
    asked,
    network.info,
    locale,
  );
  const firstDay = suggestedFirstDay(today(), network.info);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={isRead ? undefined : t('intro')}
        crumbs={[{ path: routes.tripPlannerLegacy, label: t('crumb') }]}
      />
      {isEmpty ? (
        <div className="page-grid">
          <StartingPoints locale={locale} firstDay={firstDay} />
        </div>
      ) : null}
      <FormFrame isPlanned={isRead} hasFaults={outcome !== undefined}>
        <PlannerForm
          locale={locale}
          network={network}
          query={isEmpty ? startingQuery(firstDay) : asked}
          faults={faults}
        />
      </FormFrame>
      {outcome ? <PlanAnswer locale={locale} network={network} outcome={outcome} /> : null}
    </>
  );
}
