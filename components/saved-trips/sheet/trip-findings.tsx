import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { needsActing } from '@/lib/trips/watch/needs-acting';
import { findingWords, type WatchTexts } from '@/lib/trips/watch/words';
import type { SheetView } from './sheet-view';
import { WaysOnCards, type WaysOnProps } from './ways-on';

interface TripFindingsProps {
  view: SheetView;
  /** Ways on, for the owner. */
  ways?: Pick<WaysOnProps, 'found' | 'form'> | undefined;
}

/** Changes of a trip's boats, and what to do about each. Not rendered without a change. */
export async function TripFindings({ view, ways }: TripFindingsProps) {
  const { findings = [], network, locale } = view;
  if (findings.length === 0) return null;
  const t = await getTranslations('tripWatch');
  // Read on a kept copy of the page.
  const at = Math.floor(now());
  const first = findings.find(
    (finding) => finding.position === ways?.found.position && needsActing(finding),
  );
  return (
    <section
      aria-labelledby="findings"
      data-testid="trip-findings"
      className="measure-wide mt-6 border-l-4 border-bad bg-deep px-4 py-4 sm:px-6"
    >
      <h2 id="findings" className="scroll-mt-28 text-xl!">
        {t('title')}
      </h2>
      <p className="mt-1 font-ui text-sm text-ink-2">
        {t('intro')} {t('asOf', { time: formatClock(at), day: formatDay(athensDate(at), locale) })}
      </p>
      <ul className="mt-3 space-y-5">
        {findings.map((finding) => {
          const words = findingWords(finding, network, locale, t as WatchTexts);
          return (
            <li key={finding.key} className="keep-whole">
              <h3 className="text-lg! text-bad">{words.kind}</h3>
              <p className="font-ui font-medium tabular-nums">{words.boat}</p>
              <p className="mt-1">{words.what}</p>
              {ways && finding === first ? <WaysOnCards view={view} {...ways} /> : null}
              <p className="font-medium">{words.todo}</p>
              {words.call ? <p>{words.call}</p> : null}
              <p className="flex flex-wrap gap-x-6 font-ui text-sm" data-print="hide">
                {words.links.map(({ text, href }) => (
                  <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
                    {text}
                  </a>
                ))}
              </p>
              <p className="font-ui text-sm text-ink-2">{words.source}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
