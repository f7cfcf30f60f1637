import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { listed, nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Calls the tool that lets the page ask the traveller and then save the plan. */
export function saveNext(asked: TurnRequest): Next {
  const { planBefore, t, locale } = asked;
  const brief = planBefore?.output as unknown as PlanBrief | undefined;
  const page = brief?.pages.page;
  if (!brief?.plan || !page) return { text: t('save.nothing') };
  const [done] = resultsOf(asked, 'saveTrip');
  if (done) return { text: t('save.done') };
  const islands = brief.plan.order.filter(isIslandSlug).map((one) => nameOf(one, locale));
  return {
    calls: [
      { tool: 'saveTrip', input: { title: listed(islands, locale).slice(0, 80), plan: page } },
    ],
  };
}
