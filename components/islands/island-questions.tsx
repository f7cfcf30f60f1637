import { getFormatter, getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import type { PlotStation } from '@/components/weather/plot-station';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import { formatMonths } from '@/lib/records/islands/format';
import type { Island } from '@/lib/records/islands/schema';
import { IslandSection } from './island-section';

interface IslandQuestionsProps {
  island: Island;
  station: PlotStation;
  locale: Locale;
}

/** Returns frequent questions with answers generated from the record. */
async function questionsOf({ island, station, locale }: IslandQuestionsProps) {
  const [t, format] = await Promise.all([getTranslations('islands'), getFormatter()]);
  const named = placeArguments('name', bareName(island.name[locale]), locale);
  const { population, highestPoint, airport, ports, gettingThere, bestMonths } = island;
  const highs = bestMonths.months.flatMap((month) => station.months[month - 1]?.high ?? []);
  const links = gettingThere.seaLinks.map(({ from, vessel, minutes, direct }) =>
    t(`island.questions.${direct ? 'ferryLink' : 'ferryLinkConnected'}`, {
      ...placeArguments('port', t(`athensPorts.${from}`), locale),
      vessel: t(`vessels.${vessel}`),
      duration: formatDurationRange(minutes, locale),
    }),
  );
  return [
    {
      question: t('island.questions.size', named),
      answer: t('island.questions.sizeAnswer', {
        area: format.number(island.areaKm2, { maximumFractionDigits: 1 }),
        people: format.number(population.count),
        year: String(population.censusYear),
        peak: highestPoint.name[locale],
        metres: format.number(highestPoint.metres),
      }),
    },
    {
      question: t('island.questions.airport', named),
      answer: airport
        ? t('island.questions.airportYes', {
            airport: airport.name[locale],
            iata: airport.iata,
            note: airport.note[locale],
          })
        : t(
            'island.questions.airportNo',
            placeArguments('port', ports.find(({ main }) => main)?.name[locale] ?? '', locale),
          ),
    },
    {
      question: t('island.questions.ferry', named),
      answer: t('island.questions.ferryAnswer', {
        links: links.join(t('island.questions.between')),
      }),
    },
    {
      question: t('island.questions.months', named),
      answer: t('island.questions.monthsAnswer', {
        months: formatMonths(bestMonths.months, locale),
        low: String(Math.round(Math.min(...highs))),
        high: String(Math.round(Math.max(...highs))),
        station: station.name[locale],
      }),
    },
  ];
}

/**
 * Questions and answers with the facts of the page, for readers in a hurry and for search engines.
 */
export async function IslandQuestions(props: IslandQuestionsProps) {
  const t = await getTranslations('islands.island.questions');
  const questions = await questionsOf(props);
  return (
    <IslandSection id="questions" title={t('title')} isFolded>
      <FAQJsonLd questions={questions} />
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
            <dt className="font-ui font-semibold">{question}</dt>
            <dd className="measure mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </IslandSection>
  );
}
