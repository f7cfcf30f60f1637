import { getTranslations } from 'next-intl/server';
import { OpenMap } from '@/components/maps/layers/open-map';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { arcsInWords, windFrom, windsOf } from '@/lib/records/beach-shelter/arcs';
import type { BeachExposure } from '@/lib/records/beach-shelter/beach-exposure';
import { effectsInWords } from '@/lib/records/beach-shelter/effects-in-words';
import type { Fetches } from '@/lib/records/beach-shelter/exposure';
import {
  type ShelteredBeach,
  shelteredBeaches,
} from '@/lib/records/beach-shelter/sheltered-beaches';
import type { Wind } from '@/lib/records/beach-shelter/waves';
import { type ComingWinds, comingWinds } from '@/lib/records/beach-shelter/winds';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type { PlaceWeather } from '@/lib/records/weather/forecast/report';
import { areaOfIsland } from '@/lib/search/map-layers/area-of-island';
import { CoastChart, type ShownWind } from './coast-chart';
import './shelter.css';

interface ShelteredBeachesProps {
  island: IslandSlug;
  /** Name in the page’s language. */
  name: string;
  /** Forecast for the island; undefined if there is none. */
  weather: PlaceWeather | undefined;
  /** Date in Greece; without a forecast, its month determines the usual wind. */
  today: IsoDate;
  locale: Locale;
}

/**
 * Sheltered beaches of an island now and tomorrow, with reasons: the coast on its chart, and a
 * list.
 */
export async function ShelteredBeaches(props: ShelteredBeachesProps) {
  const { island, name, weather, today, locale } = props;
  const t = await getTranslations({ locale, namespace: 'beachShelter' });
  const winds = comingWinds(weather, today);
  const shown: ShownWind | null =
    winds.first ?? (winds.tomorrow && { when: 'tomorrow', wind: winds.tomorrow });
  // At least one of the two winds is always known.
  if (!shown) return null;
  const isUsual = shown.when === 'usual';
  const names = windsOf(t('winds'));
  const words = { t, names, locale };
  const beaches = shelteredBeaches(island, winds);
  const map = (
    <OpenMap
      layers={['beaches']}
      queries={{ beaches: `island=${island}` }}
      own={{ layer: 'beaches', ids: beaches.map(({ beach }) => `${island}/${beach.id}`) }}
      area={areaOfIsland(island)}
      title={`${t('title')}: ${name}`}
      locale={locale}
    />
  );
  return (
    <Section
      id="beaches"
      title={t('title')}
      intro={t(isUsual ? 'usual.intro' : 'intro')}
      aside={map}
    >
      <div className="sheltered" data-chart="">
        <CoastChart
          island={island}
          shown={shown}
          beaches={beaches.map(({ beach, first, tomorrow }) => ({
            beach,
            state: (first ?? tomorrow)?.state,
          }))}
          label={t('chart', { name, when: shown.when })}
          locale={locale}
        />
        <table className="sheltered-table sheltered-beaches">
          <thead>
            <tr>
              <th scope="col">{t('beach')}</th>
              <WindHead when={winds.first?.when} wind={winds.first?.wind} t={t} names={names} />
              <WindHead when="tomorrow" wind={winds.tomorrow} t={t} names={names} />
            </tr>
          </thead>
          <tbody>
            {beaches.map((one, index) => (
              <BeachRow
                key={one.beach.id}
                one={one}
                number={index + 1}
                winds={winds}
                words={words}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isUsual ? (
        <p className="measure mt-4 font-ui text-sm text-ink-2">{t('usual.source')}</p>
      ) : null}
    </Section>
  );
}

type Texts = Awaited<ReturnType<typeof getTranslations<'beachShelter'>>>;

interface WindHeadProps {
  when: 'now' | 'today' | 'usual' | 'tomorrow' | undefined;
  wind: Wind | null | undefined;
  t: Texts;
  names: readonly string[];
}

/** Column heading: day and wind. Empty without a known wind. */
function WindHead({ when, wind, t, names }: WindHeadProps) {
  if (!when || !wind) return null;
  const force = forceOfKmh(wind.kmh);
  const day = when === 'usual' ? t('usual.when') : t(when);
  return (
    <th scope="col">
      {force < 1
        ? t('still', { when: day })
        : t('wind', { when: day, from: windFrom(wind.from, names), force })}
    </th>
  );
}

interface Words {
  t: Texts;
  names: readonly string[];
  locale: Locale;
}

interface BeachNameProps {
  one: ShelteredBeach;
  /** Its number on the chart. */
  number: number;
  /** Direction the wind blows from, in degrees. */
  wind: number | undefined;
  words: Words;
}

/** Name of a beach with the winds it is exposed to. */
function BeachName({ one, number, wind, words: { t, names, locale } }: BeachNameProps) {
  const arcs = arcsInWords(one.fetches, names);
  return (
    <span className="sheltered-beach">
      <OpenWaterRose fetches={one.fetches} wind={wind} />
      <span>
        <i className="sheltered-number" aria-hidden="true">
          {number}
        </i>{' '}
        {one.beach.name[locale]}
        <small>{arcs ? t('open', { arcs }) : t('closed')}</small>
      </span>
    </span>
  );
}

interface BeachRowProps {
  one: ShelteredBeach;
  number: number;
  winds: ComingWinds;
  words: Words;
}

function BeachRow({ one, number, winds, words }: BeachRowProps) {
  return (
    <tr id={`shelter-${one.beach.id}`}>
      <th scope="row">
        <BeachName one={one} number={number} wind={one.first?.from} words={words} />
      </th>
      {winds.first ? <ExposureCell exposure={one.first} words={words} /> : null}
      {winds.tomorrow ? <ExposureCell exposure={one.tomorrow} words={words} /> : null}
    </tr>
  );
}

interface ExposureCellProps {
  exposure: BeachExposure | null;
  words: Words;
}

/** State of the water, with the reason. */
function ExposureCell({ exposure, words: { t, names, locale } }: ExposureCellProps) {
  if (!exposure) return <td />;
  const { state, effects, from, fetchKm, waveM } = exposure;
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const why = {
    from: windFrom(from, names),
    km: number(fetchKm < 10 ? fetchKm : Math.round(fetchKm)),
    metres: number(Math.max(0.1, waveM)),
  };
  const isFlat = state === 'calm' || state === 'windy';
  // Land close by explains calm water; the rose shows it, and the same words in every row would not.
  const water = isFlat && fetchKm < 3 ? '' : t('why', why);
  const reasons = [water, effectsInWords(effects, t)].filter(Boolean).join(' · ');
  return (
    <td data-state={state}>
      <b>{t(state)}</b>
      {reasons ? <small>{reasons}</small> : null}
    </td>
  );
}

const radius = 20;

/** Scale in kilometres: shorter distances count as land, longer ones as open sea. */
const [least, most] = [0.15, 60];

/**
 * Distance of open water in sixteen directions as petals; long ones are open sea. Decorative,
 * because the text next to it says the same.
 */
function OpenWaterRose({ fetches, wind }: { fetches: Fetches; wind?: number | undefined }) {
  const points = fetches.map((km, index) => {
    const share = Math.log(Math.max(km, least) / least) / Math.log(most / least);
    return petal(index, 2.5 + share * (radius - 2.5));
  });
  return (
    <svg viewBox="-24 -24 48 48" className="open-water-rose" aria-hidden="true">
      <circle r={radius} />
      <path d={points.join('')} />
      {wind === undefined ? null : (
        <g transform={`rotate(${Math.round(wind)})`}>
          <path className="open-water-wind" d="M-3.5-23.5h7L0-16z" />
        </g>
      )}
    </svg>
  );
}

/** Returns the sector of a direction, with coordinates to one decimal. */
function petal(index: number, length: number): string {
  const at = (turn: number) => {
    const angle = ((index + turn) * Math.PI) / 8;
    return `${one(length * Math.sin(angle))} ${one(-length * Math.cos(angle))}`;
  };
  return `M0 0L${at(-0.46)}L${at(0.46)}Z`;
}

const one = (value: number) => Math.round(value * 10) / 10;
