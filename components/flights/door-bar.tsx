import { getTranslations } from 'next-intl/server';
import type { DoorPart, PartKind, Range, Total } from '@/lib/booking/ferry-or-flight/parts';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatEuroRange } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Network } from '@/lib/sea/timetable/network';

interface DoorBarProps {
  title: string;
  /** Formatted time of leaving. */
  hours: string;
  arrival: string;
  way: Total & { readonly parts: readonly DoorPart[] };
  /** Duration of the longest journey shown, in minutes; the common scale of all bars. */
  scale: number;
  network: Pick<Network, 'trips' | 'lines'>;
  locale: Locale;
}

const looks: Record<PartKind, 'land' | 'wait' | 'sea' | 'air'> = {
  'to-port': 'land',
  'before-boat': 'wait',
  boat: 'sea',
  change: 'wait',
  road: 'land',
  'to-airport': 'land',
  'before-flight': 'wait',
  flight: 'air',
  baggage: 'wait',
  'to-town': 'land',
};

/**
 * Door-to-door journey as a segmented bar with departure, price and arrival, and its parts as a
 * list.
 */
export async function DoorBar(props: DoorBarProps) {
  const { title, hours, arrival, way, scale, network, locale } = props;
  const t = await getTranslations('flights');
  const kinds = await getTranslations('transfers.kinds');
  const money = (cents: Range | null, isEstimate: boolean) => {
    if (cents === null) return t('ask');
    if (cents[1] === 0) return undefined;
    return `${isEstimate ? '≈ ' : ''}${formatEuroRange(cents, locale)}`;
  };
  const detailOf = ({ transfer, leg }: DoorPart) => {
    if (transfer) return kinds(transfer.kind);
    if (!leg) return undefined;
    return network.trips.get(leg.tripId)?.vessel ?? network.lines.get(leg.lineId)?.name[locale];
  };
  return (
    <li className="door">
      <div className="door-head">
        <h4>{title}</h4>
        <p>{hours}</p>
      </div>
      <div className="door-bar" aria-hidden="true">
        {way.parts.map((part, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else.
            key={index}
            data-look={looks[part.kind]}
            style={{ width: `${((part.minutes[1] / scale) * 100).toFixed(2)}%` }}
          />
        ))}
      </div>
      <dl className="door-ends">
        <div>
          <dt>{t('compare.time')}</dt>
          <dd>≈ {formatDurationRange(way.minutes, locale)}</dd>
        </div>
        <div>
          <dt>{t('compare.price')}</dt>
          <dd>
            ≈ {formatEuroRange(way.cents, locale)}
            {way.unpriced.length > 0 ? (
              <span className="door-small">
                {t('compare.unpriced', {
                  parts: way.unpriced.map((kind) => t(`parts.${kind}`)).join(', '),
                })}
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('compare.there')}</dt>
          <dd>{arrival}</dd>
        </div>
      </dl>
      <details className="door-parts">
        <summary>{t('compare.parts')}</summary>
        <ul>
          {way.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else.
            <li key={index} data-look={looks[part.kind]}>
              <span>
                {t(`parts.${part.kind}`)}
                {detailOf(part) ? <span className="text-ink-2">, {detailOf(part)}</span> : null}
              </span>
              <span>
                {part.isEstimate ? '≈ ' : null}
                {formatDurationRange(part.minutes, locale)}
              </span>
              <span>{money(part.cents, part.isEstimate)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
