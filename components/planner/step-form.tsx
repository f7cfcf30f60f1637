import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { writePlan } from '@/lib/planner/address/write-plan';
import type { PlanRequest } from '@/lib/planner/solver/request';
import { routes } from '@/lib/routes/register';

/** Id of the form whose buttons stand beside legs and islands. */
export const stepFormId = 'plan-steps';

interface StepFormProps {
  request: PlanRequest;
  /** The islands as the page shows them, where the solver has put them in order. */
  shown?: readonly string[] | undefined;
}

/**
 * The whole plan, said once for all buttons that change one thing of it (`form`): they stand anywhere in the page,
 * work without a script, and lead to where they stand (`formAction`).
 */
export async function StepForm({ request, shown }: StepFormProps) {
  const { lock, ...query } = writePlan(request);
  const fields = [
    ...Object.entries(query),
    ...(shown && !request.order ? [['shown', shown.join(',')] as const] : []),
    ...lock.map((text) => ['lock', text] as const),
  ];
  return (
    <div className="hidden">
      <form
        id={stepFormId}
        action={localizePath(routes.tripPlannerLegacy, await currentLocale())}
        data-scroll="keep"
      >
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </div>
  );
}
