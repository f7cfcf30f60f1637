import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/platform/routes/register';
import { PlainAskForm } from './plain-ask-form';

const ways = [
  ['search', routes.search],
  ['planner', routes.tripPlannerLegacy],
  ['ferries', routes.ferryTickets],
  ['weather', routes.weather],
  ['budget', routes.budgetCalculator],
] as const;

/** Replaces the log without JavaScript: a form for one question, and pages that answer others. */
export async function WithoutScript() {
  const t = await getTranslations('assistant.chat');
  return (
    <noscript>
      <Note>
        <p>{t('noScript')}</p>
        <PlainAskForm />
        <p className="mt-4">{t('otherWays')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {ways.map(([way, path]) => (
            <li key={way}>
              <SiteLink href={path} className="text-link inline-flex min-h-11 items-center">
                {t(`links.${way}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Note>
    </noscript>
  );
}
