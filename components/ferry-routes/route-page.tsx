import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { PageHeader } from '@/components/layout/page-header';
import { FareOrigins } from '@/components/timetable/fare-origins';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import { answerWords } from './answer-words';
import { endsOf } from './format';
import type { PortRecords } from './port-words';
import { questionsOf } from './question-words';
import { RouteAnswer } from './route-answer';
import { RouteData } from './route-data';
import { RouteForm } from './route-form';
import { RouteOthers } from './route-others';
import './route-page.css';
import { RoutePorts } from './route-ports';
import { RouteSea } from './route-sea';
import { RouteWeeks } from './route-weeks';

export interface RoutePageProps {
  facts: RouteFacts;
  back: RouteFacts | undefined;
  otherPorts: readonly RouteFacts[];
  onward: readonly RouteFacts[];
  hasFlights: boolean;
  leaving: PortRecords;
  arriving: PortRecords;
  locale: Locale;
}

/** Page of the way by boat from one place to another. */
export async function RoutePage(props: RoutePageProps) {
  const { facts, back, otherPorts, onward, hasFlights, leaving, arriving, locale } = props;
  const [t, winds] = await Promise.all([
    getTranslations({ locale, namespace: 'ferryRoutes' }),
    getTranslations({ locale, namespace: 'ferryGuide.winds' }),
  ]);
  const { from, to, operators, network } = facts;
  const ends = endsOf(facts, locale);
  const context = { t, facts, locale };
  const guides = [leaving.guide, arriving.guide];
  const questions = questionsOf({ ...context, back });
  const path = routes.ferryRoute(routeSlugOf({ from: from.id, to: to.id }));
  return (
    <article>
      <RouteData {...context} path={path} />
      <PageHeader
        isCompact
        title={t('titleOf', ends)}
        crumbs={[
          { path: routes.ferryRoutes, label: t('crumb') },
          { path, label: t('crumbOf', ends) },
        ]}
      />
      <div className="page-grid">
        <div className="grid items-start gap-x-12 gap-y-6 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <RouteAnswer t={t} words={answerWords(context, { guides, winds })} />
            <FareOrigins
              locale={locale}
              origins={facts.fareOrigins}
              isFast={facts.allKinds.includes('high-speed')}
            />
            <div className="mt-4">
              <TimetableLabel
                locale={locale}
                info={network.info}
                loadedAt={network.loadedAt}
                operators={operators}
              />
            </div>
          </div>
          <RouteForm t={t} locale={locale} from={ends.from} to={ends.to} />
        </div>
        <RouteSea {...context} />
        <RouteWeeks {...context} />
        <RoutePorts {...context} leaving={leaving} arriving={arriving} />
        <Section title={t('questions.title', ends)}>
          <FAQJsonLd questions={[...questions]} />
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <dl>
              {questions.map(({ question, answer }) => (
                <div
                  key={question}
                  className="border-t border-rule py-3 first:border-t-0 first:pt-0"
                >
                  <dt className="font-ui font-semibold">{question}</dt>
                  <dd className="measure mt-1">{answer}</dd>
                </div>
              ))}
            </dl>
            <RouteOthers
              {...context}
              back={back}
              otherPorts={otherPorts}
              onward={onward}
              hasFlights={hasFlights}
            />
          </div>
        </Section>
      </div>
    </article>
  );
}
