import { getTranslations } from 'next-intl/server';
import type { PlanOutcome } from '@/lib/planner/solver/types';
import type { PlanView } from './plan-view';
import { RelaxationLinks } from './relaxation-links';

interface NoPlanProps {
  view: PlanView;
  outcome: Extract<PlanOutcome, { kind: 'infeasible' }>;
}

/** No tour keeps to what was asked: what would, as links. */
export async function NoPlan({ view, outcome }: NoPlanProps) {
  const t = await getTranslations('planner.noPlan');
  const { relaxations, timedOut } = outcome;
  const ranOut = timedOut && relaxations.length === 0;
  const text = relaxations.length > 0 ? 'text' : 'nothingHelps';
  return (
    <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
      <h2>{t(ranOut ? 'ranOutTitle' : 'title')}</h2>
      <p className="measure mt-2">{t(ranOut ? 'ranOut' : text)}</p>
      {timedOut && !ranOut ? <p className="measure mt-2 text-ink-2">{t('timedOut')}</p> : null}
      {relaxations.length > 0 ? <RelaxationLinks view={view} relaxations={relaxations} /> : null}
    </section>
  );
}
