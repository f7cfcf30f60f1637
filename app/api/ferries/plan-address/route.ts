import { getTranslations } from 'next-intl/server';
import { refuse } from '@/lib/foundation/http/errors';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { longestRedirect, writtenLength } from '@/lib/foundation/own-path';
import { routes } from '@/lib/platform/routes/register';
import { fromForm, planAnswerId } from '@/lib/sea/planner/plan-request/form-query';
import { planQuery, writeQuery } from '@/lib/sea/planner/plan-request/query';

/**
 * Target of the planner's form: redirects to the address of the plan, which can be shared. A page
 * cannot redirect by itself, because its document has already started by the time it knows the
 * address. No wish is so long that a redirect could not name it: a longer address is refused (414).
 */
export async function GET(request: Request): Promise<Response> {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = localeFrom(raw.lang);
  const query = writeQuery(fromForm(raw) ?? planQuery(raw));
  // The fragment moves the focus to the answer.
  const path = query
    ? `${routes.tripPlannerLegacy}?${query}#${planAnswerId}`
    : routes.tripPlannerLegacy;
  const location = localizePath(path, locale);
  if (writtenLength(location) > longestRedirect) {
    const t = await getTranslations({ locale, namespace: 'errors.addressTooLong' });
    return refuse(414, { code: 'invalid', detail: t('text') });
  }
  return new Response(null, { status: 303, headers: { Location: location } });
}
