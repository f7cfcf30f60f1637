import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';

/** Capabilities of the assistant, each with the page that offers the same function. */
const capabilities = [
  ['plan', routes.tripPlannerLegacy],
  ['boats', routes.ferryTickets],
  ['stay', routes.hotels],
  ['do', routes.activities],
  ['weather', routes.weather],
  ['budget', routes.budgetCalculator],
  ['fly', routes.flights],
  ['save', routes.myTrips],
] as const;

/** Numbered list of capabilities that links to the pages with the same functions. */
export async function Capabilities() {
  const t = await getTranslations('assistant.can');
  return (
    <ol className="log-can grid gap-x-12 md:grid-cols-2">
      {capabilities.map(([name, path], index) => (
        <li key={name}>
          <SiteLink href={path}>
            <span>{index + 1}</span>
            {t(name)}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
