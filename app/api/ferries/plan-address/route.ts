import { getTranslations } from 'next-intl/server';
import { refuse } from '@/lib/http/errors';
import { rawQuery } from '@/lib/http/raw-query';
import { localeFrom } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { longestRedirect, writtenLength } from '@/lib/own-path';
import { fromForm } from '@/lib/planner/address/form-query';
import { planQuery, writeQuery } from '@/lib/planner/address/query';
import { routes } from '@/lib/routes/register';

/**
 * Target of the planner's form: redirects to the address of the plan, which can be shared. A page
 * cannot redirect by itself, because its document has already started by the time it knows the
 * address. No wish is so long that a redirect could not name it: a longer address is refused (414).
 */
export async function GET(request: Request): Promise<Response> {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = localeFrom(raw.lang);
  const query = writeQuery(fromForm(raw) ?? planQuery(raw));
  const path = query ? `${routes.tripPlannerLegacy}?${query}` : routes.tripPlannerLegacy;
  const location = localizePath(path, locale);
  if (writtenLength(location) > longestRedirect) {
    const t = await getTranslations({ locale, namespace: 'errors.addressTooLong' });
    return refuse(414, { code: 'invalid', detail: t('text') });
  }
  return new Response(null, { status: 303, headers: { Location: location } });
}
