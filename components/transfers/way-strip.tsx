import type { Locale } from '@/lib/i18n/locales';
import type { Ride, Way } from '@/lib/listings/transfers/ways';
import { KindIcon } from './kind-icon';
import { RideDetails } from './ride-details';
import type { Figure, RideWords } from './ride-words';

interface WayStripProps {
  way: Way;
  words: RideWords;
  locale: Locale;
  /** The level below the title it stands under. */
  heading: 'h3' | 'h4';
  /** With days, hours, notes and sources. */
  isFull: boolean;
  id?: string | undefined;
}

/** From stop to stop as a line between two ports of call, and below it whatever goes there. */
export function WayStrip({ way, words, locale, heading: Heading, isFull, id }: WayStripProps) {
  return (
    <li id={id} className="way">
      <Heading className="way-line">
        <span className="way-stop">{words.stopName(way.from, way.to)}</span>
        <span className="sr-only"> – </span>
        <span className="way-stop">{words.stopName(way.to, way.from)}</span>
        <span className="way-road">
          {words.road(way).map((figure, index) => (
            <span key={figure.text}>
              {index > 0 ? ' · ' : null}
              <Amount figure={figure} about={words.t('about')} />
            </span>
          ))}
        </span>
      </Heading>
      <ul className="rides">
        {way.rides.map((ride) => (
          <RideRow
            key={ride.transfer.id}
            ride={ride}
            words={words}
            locale={locale}
            isFull={isFull}
          />
        ))}
      </ul>
    </li>
  );
}

interface RideRowProps extends Pick<WayStripProps, 'words' | 'locale' | 'isFull'> {
  ride: Ride;
}

function RideRow({ ride, words, locale, isFull }: RideRowProps) {
  const { transfer } = ride;
  const about = words.t('about');
  return (
    <li className="ride">
      <KindIcon kind={transfer.kind} />
      <span>
        <b>{words.t(`kinds.${transfer.kind}`)}</b>{' '}
        {isFull ? null : <span className="ride-runs">{words.t(`runs.${transfer.runs}`)}</span>}
      </span>
      <span className="ride-figure">
        <Amount figure={words.minutes(transfer)} about={about} />
      </span>
      <span className="ride-figure">
        <Amount figure={words.price(transfer.price, transfer.kind)} about={about} />
      </span>
      {isFull ? <RideDetails ride={ride} t={words.t} locale={locale} /> : null}
    </li>
  );
}

/** A figure, with the sign of an estimate before it, which is read out as a word. */
export function Amount({ figure: { text, isEstimate }, about }: { figure: Figure; about: string }) {
  if (!isEstimate) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true" className="text-ink-2">
        ≈{' '}
      </span>
      <span className="sr-only">{about} </span>
      {text}
    </>
  );
}
