import { getTranslations } from 'next-intl/server';
import type { ActivityAccess } from '@/lib/booking/listings/activities/schema';
import type { Messages } from '@/lib/foundation/i18n/messages';
import { kmhOfForce } from '@/lib/records/weather/beaufort';
import { DetailSection } from '../detail/detail-section';
import { WindScale } from './wind-scale';

type NamedForce = keyof Messages['activities']['page']['forces'];

/** Wind force at which the activity is cancelled, as text and on the Beaufort scale. */
export async function ActivityWind({ limit, access }: { limit: number; access: ActivityAccess }) {
  const t = await getTranslations('activities.page');
  const [from, to] = kmhOfForce(limit);
  const values = {
    force: limit,
    name: t(`forces.${String(limit) as NamedForce}`),
    from,
    to: to ?? from,
  };
  return (
    <DetailSection id="wind" title={t('wind')}>
      <p className="measure">{t(access === 'operator' ? 'calledOff' : 'leaveIt', values)}</p>
      <WindScale
        limit={limit}
        words={{ held: t('held'), off: t(access === 'operator' ? 'off' : 'leave') }}
      />
    </DetailSection>
  );
}
