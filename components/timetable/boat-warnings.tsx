import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type BoatWarning, boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import type { Network } from '@/lib/sea/timetable/network';
import { type NoticedBoat, noticeText } from '@/lib/sea/timetable/notices';

interface BoatWarningsProps {
  locale: Locale;
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>;
  boat: NoticedBoat;
}

/** Reasons to doubt that a boat sails, with the title of the notice. Empty without any. */
export function BoatWarnings({ locale, network, boat }: BoatWarningsProps) {
  return <WarningLines locale={locale} warnings={boatWarnings(network, boat)} />;
}

interface WarningLinesProps {
  locale: Locale;
  warnings: readonly BoatWarning[];
}

/** Warnings about a boat, each on a line of its own. */
export async function WarningLines({ locale, warnings }: WarningLinesProps) {
  if (warnings.length === 0) return null;
  const t = await getTranslations('ferries.realtime.warnings');
  return warnings.map(({ kind, header }) => {
    const title = noticeText(header, locale);
    return (
      <strong
        key={kind}
        className="mt-1 block font-ui text-sm font-medium text-bad"
        data-testid="boat-warning"
      >
        {t(kind)}
        {title ? (
          <span className="block font-normal" {...(title.language ? { lang: title.language } : {})}>
            {title.text}
          </span>
        ) : null}
      </strong>
    );
  });
}
