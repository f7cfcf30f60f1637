import { ferryRouteSlugs } from '../../lib/foundation/ids/ferry-routes.ts';
import type { RouteFacts } from '../../lib/sea/ferries/ferry-routes/types.ts';
import { moduleAt, type Source, type Statement } from './statement.ts';

const hours = (minutes: number) =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

/** First lines of the page of a route, in figures. */
function factsOf(slug: string, facts: RouteFacts): Statement[] {
  const named = (ids: readonly string[]) =>
    ids.map((id) => facts.network.ports.get(id)?.name.en ?? id).join(', ');
  const way = `${facts.from.name.en} to ${facts.to.name.en}`;
  const says = [
    `${way}: ${facts.minutes.map(hours).join(' to ')}, ${Math.round(facts.miles)} nautical miles, ${
      facts.isDirect ? 'direct' : `with a change at ${named(facts.changes)}`
    }.`,
    ...(facts.cents ? [`${way}: an adult pays ${facts.cents.map(euros).join(' to ')}.`] : []),
    `${way}: boats of ${facts.operators.map(({ name }) => name.en).join(', ')}, from ${named(facts.portsFrom)} to ${named(facts.portsTo)}.`,
    `${way}: ${facts.summer.boats} departures a week on ${facts.summer.days} days in summer, ${facts.winter.boats} on ${facts.winter.days} in winter.`,
  ];
  return says.map((one) => ({
    says: one,
    place: `/ferry-routes/${slug}`,
    sources: ['the typical timetable: lib/sea/timetable/typical/gtfs/attributions.txt'],
    checkedOn: '2026-11-21',
  }));
}

/** Facts of the pages of ferry routes, as the typical timetable gives them. */
export const ferryRoutes: Source = {
  name: 'ferry routes',
  kind: 'fact',
  read: async () => {
    const module = await moduleAt('lib/sea/ferries/ferry-routes/queries.ts');
    const factsAt = module?.ferryRoute as ((slug: string) => RouteFacts | undefined) | undefined;
    return ferryRouteSlugs.flatMap((slug) => {
      const facts = factsAt?.(slug);
      return facts ? factsOf(slug, facts) : [];
    });
  },
};
