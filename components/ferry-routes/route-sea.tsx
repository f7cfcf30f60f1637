import { RouteChart } from '@/components/maps/route-chart';
import { Section } from '@/components/ui/section';
import { endsOf, type RouteContext } from './format';
import { seaWords } from './sea-words';

/** The way on a chart, with its length, its calls and the other paths that boats take. */
export function RouteSea(context: RouteContext) {
  const { t, facts, locale } = context;
  const { title, summary, ways, points, calls } = seaWords(context);
  return (
    <Section title={title}>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RouteChart
          label={t('sea.chart', endsOf(facts, locale))}
          routes={[{ id: 'way', points }]}
          stops={calls}
        />
        <div>
          <p className="measure text-lg">{summary}</p>
          {ways.length > 0 ? (
            <>
              <h3 className="label-caps mt-6">{t('sea.ways')}</h3>
              <dl className="route-ways">
                {ways.map(({ path, boats }) => (
                  <div key={path}>
                    <dt>{path}</dt>
                    <dd>{boats}</dd>
                  </div>
                ))}
              </dl>
            </>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
