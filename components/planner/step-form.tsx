import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { writePlan } from '@/lib/planner/address/write-plan';
import type { PlanRequest } from '@/lib/planner/solver/request';
import { routes } from '@/lib/routes/register';

/** Ids of the forms whose buttons stand beside legs and islands. */
export const stepForms = { boats: 'boat-steps', order: 'order-steps' } as const;

/**
 * The whole plan, said once for all buttons that change one thing of it (`form`): they stand anywhere in the page,
 * work without a script, and lead to where they stand (`formAction`, or the place of the form).
 */
export async function StepForm({ id, request }: { id: string; request: PlanRequest }) {
  const place = id === stepForms.order ? '#order' : '';
  const { lock, ...query } = writePlan(request);
  const fields = [...Object.entries(query), ...lock.map((text) => ['lock', text] as const)];
  return (
    <form
      id={id}
      action={localizePath(routes.tripPlannerLegacy, await currentLocale()) + place}
      data-scroll="keep"
      hidden
    >
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
