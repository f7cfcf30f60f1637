import { rawQuery } from '@/lib/http/raw-query';
import { localeFrom } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { fromForm } from '@/lib/planner/address/form-query';
import { planQuery, writeQuery } from '@/lib/planner/address/query';
import { routes } from '@/lib/routes/register';

/**
 * Where the planner's form leads: its fields become the address of the plan, which is the one that people
 * share. A page cannot do this itself: by the time it knows, its document has been begun.
 */
export function GET(request: Request) {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = localeFrom(raw.lang);
  const query = writeQuery(fromForm(raw) ?? planQuery(raw));
  const path = query ? `${routes.tripPlannerLegacy}?${query}` : routes.tripPlannerLegacy;
  return new Response(null, { status: 303, headers: { Location: localizePath(path, locale) } });
}
