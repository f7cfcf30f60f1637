import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { islandName } from '@/lib/records/charts/island-names';
import { withoutWish } from '@/lib/sea/planner/plan-request/changes';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import type { Plan, WishName } from '@/lib/sea/planner/problem/plan';
import { relaxed } from '@/lib/sea/planner/problem/relaxations';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import { Completeness } from './completeness';
import { NextBest } from './next-best';
import type { PlanView } from './plan-view';
import { RelaxationLinks } from './relaxation-links';
import { signedDuration, signedEuros } from './signed';

const link = 'text-link inline-flex min-h-11 items-center';

/** Explains the order: next best plan, cost of each wish and island, and unmet wishes. */
export async function Explanation({ view, plan }: { view: PlanView; plan: Plan }) {
  const t = await getTranslations('planner.why');
  const byHand = view.request.order !== undefined;
  return (
    <section aria-labelledby="why" className="border-t border-rule pt-8">
      <h2 id="why">{t(byHand ? 'titleByHand' : 'title')}</h2>
      <Completeness view={view} outcome={{ kind: 'plan', plan }} className="mt-2" />
      <UnmetWishes view={view} plan={plan} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {plan.nextBest ? <NextBest view={view} plan={plan} next={plan.nextBest} /> : null}
        <div className="space-y-8">
          <WishCosts view={view} plan={plan} />
          <Dearest view={view} plan={plan} />
        </div>
      </div>
    </section>
  );
}

/** The default pace is labelled as such, because most visitors did not choose it. */
const wishWord = ({ wishes }: PlanRequest, wish: WishName) =>
  wish === 'pace' && wishes.pace === 'steady' ? 'paceUsual' : wish;

async function UnmetWishes({ view, plan }: { view: PlanView; plan: Plan }) {
  const t = await getTranslations('planner.why');
  return plan.explanation.unmetWishes.map(({ wish, legs, relaxations }) => (
    <div key={wish} className="mt-6 border-l-2 border-accent bg-deep px-5 py-4">
      <h3>{t('unmet', { wish: t(`wishes.${wishWord(view.request, wish)}`) })}</h3>
      <p className="mt-1 flex flex-wrap gap-x-4 font-ui">
        {legs.map((leg) => (
          <a key={leg} href={`#leg-${leg + 1}`} className={link}>
            {t('leg', { number: leg + 1 })}
          </a>
        ))}
      </p>
      {relaxations.length > 0 ? (
        <>
          <p>{t('wouldHelp')}</p>
          <RelaxationLinks view={view} relaxations={relaxations} />
        </>
      ) : (
        <p>{t('nothingHelps')}</p>
      )}
    </div>
  ));
}

async function WishCosts({ view, plan }: { view: PlanView; plan: Plan }) {
  const t = await getTranslations('planner.why');
  const { locale, request } = view;
  const { wishCosts } = plan.explanation;
  if (wishCosts.length === 0) return null;
  const words = wishCosts.map(({ wish }) => wishWord(request, wish));
  const title = !words.includes('paceUsual')
    ? 'wishCosts'
    : words.length === 1
      ? 'paceCosts'
      : 'wishAndPaceCosts';
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul className="mt-2 border-b border-rule">
        {wishCosts.map(({ wish, extraCents, extraSeaMinutes }) => {
          const free = extraCents === 0 && extraSeaMinutes === 0;
          return (
            <li key={wish} className="border-t border-rule py-2 font-ui">
              <p className="flex flex-wrap justify-between gap-x-6">
                <span>{t(`wishes.${wishWord(request, wish)}`)}</span>
                <span className="font-medium tabular-nums">
                  {free
                    ? t('costsNothing')
                    : [
                        extraCents ? signedEuros(extraCents, locale) : '',
                        extraSeaMinutes ? signedDuration(extraSeaMinutes, locale) : '',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                </span>
              </p>
              {free ? null : (
                <SiteLink
                  href={planAddress(withoutWish(request, wish))}
                  className={`${link} text-sm`}
                >
                  {t(wishWord(request, wish) === 'paceUsual' ? 'atBriskPace' : 'withoutWish')}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The three islands that add most to the cost. */
async function Dearest({ view, plan }: { view: PlanView; plan: Plan }) {
  const t = await getTranslations('planner.why');
  const { locale, request } = view;
  const dear = plan.explanation.withoutIsland.filter(({ saves }) => saves > 0).slice(0, 3);
  if (dear.length === 0 || plan.stays.length < 2) return null;
  const without = (island: PlanRequest['islands'][number]['island']) =>
    planAddress(relaxed(request, { change: 'drop-island', island }));
  return (
    <div>
      <h3>{t('withoutIsland')}</h3>
      <p className="font-ui text-sm text-ink-2">{t('account')}</p>
      <ul className="mt-2 border-b border-rule">
        {dear.map(({ island, saves }) => (
          <li
            key={island}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule font-ui"
          >
            <SiteLink href={without(island)} className={link}>
              {t('without', placeArguments('island', islandName(island, locale), locale))}
            </SiteLink>
            <span className="font-medium tabular-nums">−{formatEuros(saves, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
