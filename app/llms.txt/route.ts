import { taggedAnswer } from '@/lib/foundation/http/tagged-answer';
import { defaultLocale, languageOf, locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

const at = (path: string) => `${site.origin}${path}`;

/** The languages of the site with the beginning of their addresses. */
const languages = new Intl.ListFormat('en-GB').format(
  locales.map((locale) =>
    locale === defaultLocale
      ? languageOf(locale).englishName
      : `${languageOf(locale).englishName} (addresses under /${locale})`,
  ),
);

/** Description of the site for language models, in the format of llmstxt.org. */
function text(): string {
  return `# ${site.name}

> Guide and trip planner for the 24 islands of the Cyclades, in ${languages}.

Sailings are a typical pattern unless a page names a published timetable: say so, and tell people to check the operator. Listings marked as samples are made up. Prices are estimates unless a page says otherwise.

## For programs

- [Model Context Protocol](${at(routes.apiMcp)}): streamable HTTP, no session, no key; POST JSON-RPC there. The read-only operations of the site as tools: islands, guides, sailings, plans, trips, listings, weather, budget, phrases. \`?lang=el\` for messages in Greek.
- [Ferries, OpenAPI](${at(routes.apiFerriesOpenapi)}): journeys, plans, boats under way, budgets
- [Listings, OpenAPI](${at(routes.apiListingsOpenapi)}): where to stay, what to do, what to drive
- [Weather, OpenAPI](${at(routes.apiWeatherOpenapi)}): forecast, sailing weather, sheltered beaches
- [Timetable, GTFS](${at(routes.apiFerriesFeed)}): the typical pattern as a feed

## Pages

- [Islands](${at(routes.islands)}): facts, ports, beaches, boats of each
- [Guides](${at(routes.guides)}): long texts with sources
- [Comparisons](${at(routes.compare)}): which of two islands to choose, with the facts of both
- [Ready-made trips](${at(routes.packages)}): curated trips, worked out for a date
- [A trip on one page](${at(routes.tripPlannerOriginal)}): from a month, nights and wishes
- [Island-hopping planner](${at(routes.tripPlannerLegacy)}): the best order of islands over the boats of the days
- [Ferry tickets](${at(routes.ferryTickets)}) and [ferry guide](${at(routes.ferryGuide)})
- [Weather](${at(routes.weather)}), [budget](${at(routes.budgetCalculator)}), [Greek phrases](${at(routes.greekPhrases)}), [help](${at(routes.help)})
`;
}

export function GET(request: Request) {
  return taggedAnswer(request, text(), {
    'Cache-Control': 'public, max-age=60, s-maxage=3600, stale-while-revalidate=3600',
    'Content-Type': 'text/plain; charset=utf-8',
  });
}
