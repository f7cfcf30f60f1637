import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { site } from '@/lib/foundation/site';
import type { PlanAnswer } from '@/lib/sea/planner/plan-request/answer-schema';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import type { BudgetAnswer } from '@/lib/trips/budget/answer-schema';
import { planBudget } from '@/lib/trips/budget/operation';
import { islandPages } from './journeys';
import { toolOf } from './tool';

const label = z.object({ isTypical: z.boolean(), text: z.string() });

const relaxation = z.object({
  change: z.string(),
  days: z.number().optional(),
  island: z.string().optional(),
  minNights: z.number().optional(),
  choose: z.number().optional(),
  bufferMinutes: z.number().optional(),
});

/** Brief of a plan: days, boats, prices and warnings, without the costs of other plans. */
const plan = z.object({
  label,
  kind: z.enum(['plan', 'infeasible']),
  completeness: z.string(),
  timedOut: z.boolean(),
  relaxations: z.array(relaxation),
  plan: z
    .object({
      order: z.array(z.string()),
      stays: z.array(
        z.object({
          island: z.string(),
          arrive: z.string(),
          leave: z.string(),
          nights: z.number(),
        }),
      ),
      legs: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          date: z.string(),
          departure: z.string().nullable(),
          arrival: z.string().nullable(),
          cents: z.number().nullable(),
          seaMinutes: z.number(),
          roadMinutes: z.number(),
          boats: z.array(
            z.object({
              kind: z.string(),
              from: z.string(),
              to: z.string(),
              departure: z.string(),
              arrival: z.string(),
              tripId: z.string().optional(),
              vessel: z.string().nullable().optional(),
              vesselKind: z.string().optional(),
              operator: localizedAnswer.optional(),
            }),
          ),
        }),
      ),
      totals: z.object({
        cents: z.number().nullable(),
        seaMinutes: z.number(),
        nights: z.number(),
        boats: z.number(),
        transfers: z.number(),
        earlyMornings: z.number(),
        lateArrivals: z.number(),
      }),
      optimal: z.boolean(),
      warnings: z.array(z.looseObject({ code: z.string() })),
      unmetWishes: z.array(z.object({ wish: z.string(), legs: z.array(z.number()) })),
    })
    .nullable(),
});

/** Tool for the island-hopping solver. */
export const planTool = toolOf<PlanAnswer>({
  operation: planFerries,
  brief: plan,
  pages: (answer) => ({
    page: answer.page.replace(site.origin, ''),
    ...islandPages(answer.plan?.order ?? []),
  }),
});

/** Tool for the cost of a trip. */
export const budgetTool = toolOf<BudgetAnswer>({
  operation: planBudget,
  pages: ({ page, stops }) => ({ page, ...islandPages(stops.map(({ island }) => island)) }),
});
