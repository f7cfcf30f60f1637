import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { islandName } from '@/lib/records/charts/island-names';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import type { Relaxation } from '@/lib/sea/planner/problem/plan';
import { relaxed } from '@/lib/sea/planner/problem/relaxations';
import { endName, type PlanView } from './plan-view';

/** Links to changed requests for which the solver found a plan. */
export async function RelaxationLinks({
  view,
  relaxations,
}: {
  view: PlanView;
  relaxations: readonly Relaxation[];
}) {
  const t = await getTranslations('planner');
  const { locale, request } = view;
  const text = (relaxation: Relaxation): string => {
    switch (relaxation.change) {
      case 'longer-range':
        return t('relax.longer-range', { count: relaxation.days });
      case 'fewer-nights':
        return t('relax.fewer-nights', {
          ...placeArguments('island', islandName(relaxation.island, locale), locale),
          count: relaxation.minNights,
        });
      case 'drop-island':
        return t(
          'relax.drop-island',
          placeArguments('island', islandName(relaxation.island, locale), locale),
        );
      case 'choose-fewer':
        return t('relax.choose-fewer', { count: relaxation.choose });
      case 'drop-lock': {
        const lock = request.locks[relaxation.lock];
        const name = (end: 'from' | 'to') =>
          lock ? endName(view, lock[end], (code) => t(`airports.${code}`)) : '';
        return t('relax.drop-lock', { from: name('from'), to: name('to') });
      }
      case 'shorter-buffer':
        return t('relax.shorter-buffer', {
          time: formatDuration(relaxation.bufferMinutes, locale),
        });
      default:
        return t(`relax.${relaxation.change}`);
    }
  };
  return (
    <ul className="mt-2 border-b border-rule">
      {relaxations.map((relaxation) => (
        <li key={JSON.stringify(relaxation)} className="border-t border-rule font-ui">
          <SiteLink
            href={planAddress(relaxed(request, relaxation))}
            className="text-link inline-flex min-h-11 items-center py-2"
          >
            {text(relaxation)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
