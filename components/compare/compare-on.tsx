import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { type ComparedPair, pairsWith } from '@/lib/foundation/ids/compared-pairs';
import { routes } from '@/lib/platform/routes/register';
import { planFor } from '@/lib/sea/planner/plan-request/chosen-islands';
import type { ComparedIsland, WayBetween } from '@/lib/trips/compare/types';
import { wayWords } from './compare-words';
import { type CompareContext, nameIn } from './format';
import { PairLink } from './pair-link';

interface CompareOnProps extends CompareContext {
  islands: readonly ComparedIsland[];
  ways: readonly WayBetween[];
  /** The pair of this page, which is not offered again. */
  pair?: ComparedPair;
}

const mostOthers = 8;

/** The islands in one trip, and pages to read on. */
export function CompareOn({ islands, ways, pair, ...context }: CompareOnProps) {
  const { t, locale } = context;
  const slugs = islands.map(({ island }) => island.slug);
  const others = [...new Set(slugs.flatMap(pairsWith))].filter((one) => one !== pair);
  return (
    <>
      <Section title={t('both')}>
        <ul className="compare-ways">
          {ways.map((way) => {
            const { text, link } = wayWords(context, way);
            return (
              <li key={link.href}>
                <p className="measure">{text}</p>
                <SiteLink href={link.href} className="compare-link">
                  {link.label}
                </SiteLink>
              </li>
            );
          })}
        </ul>
        <SiteLink href={planFor(slugs)} className="compare-link">
          {t(slugs.length > 2 ? 'planMany' : 'plan')}
        </SiteLink>
      </Section>
      <Section title={t('more')}>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          <ul>
            {islands.map(({ island }) => {
              const named = placeArguments('name', nameIn(island, locale), locale);
              return (
                <li key={island.slug} className="flex flex-wrap gap-x-6">
                  <SiteLink href={routes.guide(island.slug)} className="compare-link">
                    {t('guide', named)}
                  </SiteLink>
                  <SiteLink href={routes.island(island.slug)} className="compare-link">
                    {t('island', named)}
                  </SiteLink>
                </li>
              );
            })}
          </ul>
          <div>
            <h3 className="label-caps">{t('others')}</h3>
            <ul className="flex flex-wrap gap-x-6">
              {others.slice(0, mostOthers).map((one) => (
                <li key={one}>
                  <PairLink {...context} pair={one} />
                </li>
              ))}
              <li>
                <SiteLink href={routes.compare} className="compare-link">
                  {t('all')}
                </SiteLink>
              </li>
            </ul>
          </div>
        </div>
      </Section>
    </>
  );
}
