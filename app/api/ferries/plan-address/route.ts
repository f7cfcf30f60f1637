import { rawQuery } from '@/lib/foundation/http/raw-query';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { fromForm } from '@/lib/sea/planner/plan-request/form-query';
import { planQuery, writeQuery } from '@/lib/sea/planner/plan-request/query';

/**
 * Target of the planner's form: redirects to the address of the plan, which can be shared. A page
 * cannot redirect by itself, because its document has already started by the time it knows the
 * address.
 */
export function GET(request: Request) {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = localeFrom(raw.lang);
  const query = writeQuery(fromForm(raw) ?? planQuery(raw));
  const path = query ? `${routes.tripPlannerLegacy}?${query}` : routes.tripPlannerLegacy;
  return new Response(null, { status: 303, headers: { Location: localizePath(path, locale) } });
}
