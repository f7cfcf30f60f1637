import { getTranslations } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import { onDay } from '@/lib/sea/ferries/disruptions/counts';
import type { Disruptions, WindLimit } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';
import { BoatList } from './boat-list';
import { lineNames } from './line-names';

interface DaySectionProps {
  locale: Locale;
  network: Network;
  found: Disruptions;
  date: IsoDate;
}

/** Boats and winds of a day, folded on a phone: the table above says how many. Null without any. Notices have a section of their own. */
export async function DaySection({ locale, network, found, date }: DaySectionProps) {
  const t = await getTranslations('disruptions');
  const { boats, winds } = onDay(found, date);
  if (boats.length + winds.length === 0) return null;
  return (
    <section aria-labelledby={`title-${date}`} className="border-t border-rule lg:pt-6 lg:pb-8">
      <Fold
        id={`day-${date}`}
        title={<h2 id={`title-${date}`}>{formatDay(date, locale)}</h2>}
        className="open:pb-6"
      >
        <BoatList {...{ locale, network, boats }} day={date} />
        {winds.length > 0 ? (
          <div className="mt-4 border-l-2 border-accent px-4 py-1 font-ui" data-testid="winds">
            {winds.map((wind) => (
              <Wind key={wind.id} {...{ locale, network, wind }} />
            ))}
            <p className="mt-1 text-sm text-ink-2">{t('wind.source')}</p>
          </div>
        ) : null}
      </Fold>
    </section>
  );
}

/** Wave height in metres from which waves are named. */
const leastWaveM = 2;

async function Wind({
  locale,
  network,
  wind: { id, area, outlook, lines },
}: Pick<DaySectionProps, 'locale' | 'network'> & { wind: WindLimit }) {
  const [t, areas] = await Promise.all([
    getTranslations('disruptions.wind'),
    getTranslations('weather.areas'),
  ]);
  const { beaufort, waveM } = outlook;
  return (
    <div id={id} className="scroll-mt-24 py-1">
      <h3 className="font-ui text-base font-semibold">
        {t('title', { force: beaufort, area: areas(area) })}
        {waveM !== null && waveM >= leastWaveM
          ? `, ${t('waves', { metres: formatNumber(waveM, locale, { maximumFractionDigits: 1 }) })}`
          : null}
      </h3>
      {(['stays', 'doubtful'] as const).map(async (verdict) => {
        const own = lines.filter((line) => line.verdict === verdict);
        return own.length > 0 ? (
          <p key={verdict} className="measure text-sm">
            {t(verdict, { lines: await lineNames(network, own, locale) })}
          </p>
        ) : null;
      })}
    </div>
  );
}
