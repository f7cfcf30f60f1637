import { getTranslations } from 'next-intl/server';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import { answerWords, boatWords, lastOf } from '../answer-words';
import { endsOf, placeOf } from '../format';
import { earlyWords, portWords } from '../port-words';
import { questionsOf } from '../question-words';
import type { RoutePageProps } from '../route-page';
import { seaWords } from '../sea-words';
import { weekWords } from '../week-words';

/** Words of the page of a route in the order of the page, without its form, menus and charts. */
export async function wordsOfPage(
  facts: RouteFacts,
  beside: Omit<RoutePageProps, 'facts' | 'locale'>,
  locale: Locale,
): Promise<string> {
  const [t, winds, kinds, label] = await Promise.all([
    getTranslations({ locale, namespace: 'ferryRoutes' }),
    getTranslations({ locale, namespace: 'ferryGuide.winds' }),
    getTranslations({ locale, namespace: 'transfers.kinds' }),
    getTranslations({ locale, namespace: 'ferries.label' }),
  ]);
  const context = { t, facts, locale };
  const { leaving, arriving, back, otherPorts, onward } = beside;
  const last = back && lastOf({ ...context, facts: back }, back.summer.lastBoat);
  const answer = answerWords(context, { guides: [leaving.guide, arriving.guide], winds });
  const sea = seaWords(context);
  const weeks = [facts.summer, facts.winter].map((week) => weekWords(context, week, ''));
  const ports = [
    portWords(context, kinds, 'leaving', leaving),
    portWords(context, kinds, 'arriving', arriving),
  ];
  const questions = questionsOf({ ...context, back });
  return [
    t('titleOf', endsOf(facts, locale)),
    ...[t('answer.time'), ...answer.time, t('answer.boats'), answer.boats],
    ...answer.months.map(({ initial, boats, isNew }) => (isNew ? `${initial} ${boats}` : initial)),
    ...[t('answer.fare'), ...answer.fare, t('answer.last'), answer.last ?? ''],
    ...[t('answer.operators'), answer.operators, t('answer.ports'), answer.ports],
    ...[t('answer.wind'), answer.wind, label('typical'), sea.title],
    ...sea.calls.map(({ name }) => name),
    ...[
      sea.summary,
      sea.ways.length > 0 ? t('sea.ways') : '',
      ...sea.ways.flatMap(({ path, boats }) => [path, boats]),
    ],
    t('weeks.title', endsOf(facts, locale)),
    ...weeks.flatMap(({ title, rows, summary }) => [
      title,
      summary,
      ...(rows.length === 0 ? [] : [t('weeks.leaves'), t('weeks.boat'), t('weeks.fare')]),
      ...rows.flatMap((row) => [
        `${row.leaves}–${row.arrives}`,
        ...row.notes,
        ...row.boats,
        row.days,
        row.fare,
      ]),
    ]),
    t('ports.title', endsOf(facts, locale)),
    ...ports.flatMap((port) => [
      port.title,
      port.reach ?? '',
      ...port.rides,
      port.guideLink,
      port.transfersLink,
    ]),
    ...earlyWords(context, leaving.guide).flatMap(({ boat, by }) => [by, boat]),
    ...[t('ports.thereBy'), t('questions.title', endsOf(facts, locale))],
    ...questions.flatMap(({ question, answer: summary }) => [question, summary]),
    t('others.title', placeOf('to', facts.to, locale)),
    ...otherPorts.map((other) =>
      t('others.port', {
        ...placeOf('from', other.from, locale),
        time: formatDurationRange(other.minutes, locale),
        boats: boatWords({ t, facts: other, locale }),
      }),
    ),
    back && last ? t('others.back', { ...placeOf('to', back.from, locale), last }) : '',
    t('others.guide'),
    t('others.onward', endsOf(facts, locale)),
    ...onward.map(({ to }) => placeOf('to', to, locale).to),
  ].join(' ');
}
