import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import { islandName } from '@/lib/records/charts/island-names';
import { portInList } from '@/lib/sea/timetable/port-label';
import type { WayOn, WaysOn } from '@/lib/trips/replan/types';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { SheetView } from './sheet-view';

export interface WaysOnProps {
  view: Pick<SheetView, 'network' | 'locale'>;
  found: WaysOn;
  /** Form that takes a way: hidden fields and action. */
  form: WayForm;
}

/** Fields of the forms that change a trip to a way on and back. */
export interface WayForm {
  readonly tripId: string;
  readonly version: number;
  /** Mark of the page, to which the answer leads back. */
  readonly mark: string;
  readonly action: (form: FormData) => Promise<void>;
}

/** Ways on from a boat that no longer works, each with one button that takes it; the first is the next step. */
export async function WaysOnCards({ view, found, form }: WaysOnProps) {
  const t = await getTranslations('tripReplan');
  const { ways, from, isCertain } = found;
  const place = view.network.stations.get(from ?? '')?.name[view.locale] ?? 'none';
  return (
    <section data-testid="ways-on" data-print="hide" className="my-4 font-ui">
      <h4 className="text-lg!">{t(isCertain ? 'title' : 'titleDoubtful')}</h4>
      {ways.length === 0 ? (
        <div className="mt-2 border border-rule bg-raised px-4 py-3">
          <p className="font-semibold">{t('none.title')}</p>
          <p className="measure mt-1">{t('none.text', { place })}</p>
        </div>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('intro')}</p>
          <ol className="mt-2 grid gap-4 lg:grid-cols-3">
            {ways.map((way, place) => (
              <li key={way.key} className="flex flex-col border border-rule bg-raised px-4 py-3">
                <WayCard view={view} way={way} form={form} isFirst={place === 0} />
              </li>
            ))}
          </ol>
          <p className="measure mt-2 text-sm text-ink-2">{t('booked')}</p>
        </>
      )}
    </section>
  );
}

async function WayCard({
  view,
  way,
  form,
  isFirst,
}: {
  view: WaysOnProps['view'];
  way: WayOn;
  form: WayForm;
  isFirst: boolean;
}) {
  const t = await getTranslations('tripReplan');
  const kind = await kindOf(way, view);
  const first = way.boats[0];
  const time = first ? formatClock(epochMinutesOf(first.departsAt)) : '';
  return (
    <>
      <h5 className="text-base! font-semibold">{kind}</h5>
      <ul className="mt-1 grow space-y-1 text-sm leading-snug tabular-nums">
        {(await linesOf(way, view)).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {way.paidNights > 0 ? (
          <li className="font-semibold text-bad">{t('paid', { count: way.paidNights })}</li>
        ) : null}
        {way.doubtfulForce === null ? null : (
          <li className="font-semibold text-bad">{t('doubtful', { force: way.doubtfulForce })}</li>
        )}
        {way.isLastBoat ? <li className="font-semibold text-bad">{t('last')}</li> : null}
      </ul>
      <form action={form.action} className="mt-3">
        <WayFields form={form} locale={view.locale} />
        <input type="hidden" name="way" value={way.key} />
        <button
          type="submit"
          aria-label={way.isLastBoat ? undefined : t('takeOf', { kind, time })}
          className={buttonClass(isFirst && !way.isLastBoat ? 'primary' : 'secondary', 'w-full')}
        >
          {t(way.isLastBoat ? 'takeLast' : 'take')}
        </button>
      </form>
    </>
  );
}

/** Hidden fields of both forms. */
export function WayFields({ form, locale }: { form: WayForm; locale: string }) {
  const { tripId, version, mark } = form;
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name={plainPostField} value={mark} />
      <input type="hidden" name="id" value={tripId} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

async function kindOf(
  { leftOut, shift, laterHome }: WayOn,
  { locale }: WaysOnProps['view'],
): Promise<string> {
  const t = await getTranslations('tripReplan.kinds');
  if (leftOut.length > 0) {
    return t('without', { islands: leftOut.map((one) => islandName(one, locale)).join(', ') });
  }
  if (shift === 0) return t('sameDay');
  if (shift < 0) return t('earlier', { days: -shift });
  return t('later', { days: shift, home: laterHome > 0 ? 'later' : 'asPlanned' });
}

/** Boats, moved nights and cost of a way, a line each. */
async function linesOf(way: WayOn, { network, locale }: WaysOnProps['view']): Promise<string[]> {
  const t = await getTranslations('tripReplan');
  const boatLine = ({ departsAt, arrivesAt, fromPort, toPort, vessel }: TripSailing) => {
    const departs = epochMinutesOf(departsAt);
    return t('boat', {
      day: formatDay(athensDate(departs), locale),
      time: formatClock(departs),
      arrives: formatClock(epochMinutesOf(arrivesAt)),
      from: portInList(network, fromPort, locale),
      to: portInList(network, toPort, locale),
      vessel: vessel || 'none',
    });
  };
  const nights = way.nights.map(({ island, before, after }) =>
    t(before === 0 ? 'newNights' : 'nights', { island: islandName(island, locale), before, after }),
  );
  const { laterHome, cents, minutes } = way;
  const sign = (value: number) => (value > 0 ? 'more' : value < 0 ? 'less' : 'same');
  const fare =
    cents === null
      ? t('fare.unknown')
      : t(`fare.${sign(cents)}`, { money: formatEuros(Math.abs(cents), locale) });
  const time = t(`time.${sign(minutes)}`, { time: formatDuration(Math.abs(minutes), locale) });
  return [
    ...way.boats.map(boatLine),
    ...nights,
    ...(laterHome > 0 ? [t('home', { days: laterHome })] : []),
    ...(laterHome < 0 ? [t('homeEarlier', { days: -laterHome })] : []),
    `${fare}, ${time}`,
  ];
}
