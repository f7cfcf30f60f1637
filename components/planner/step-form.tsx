import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';

/** Id of the form for the buttons next to legs and islands. */
export const stepFormId = 'plan-steps';

interface StepFormProps {
  request: PlanRequest;
  /** Order of the islands on the page if the solver chose it. */
  shown?: readonly string[] | undefined;
}

/**
 * Hidden form with the whole plan, shared by all buttons that change one part of it (`form`). They
 * can be anywhere on the page, work without JavaScript, and return to their own position
 * (`formAction`).
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
