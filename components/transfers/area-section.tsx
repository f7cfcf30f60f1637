import { SiteLink } from '@/components/layout/site-link';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { stopAnchor, transfersAddress } from '@/lib/booking/transfers/address';
import type { Area, BusLine, Operator, TransferSource } from '@/lib/booking/transfers/schema';
import type { Start } from '@/lib/booking/transfers/ways';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import type { PartnerLink } from '@/lib/records/partners/link';
import { Amount, OperatorName, Sources } from './ride-details';
import { operatorView, type RideWords, shown, sourcesView, wayView } from './ride-words';
import { type AreaEntry, WayStrips } from './way-strips';

export interface AreaName {
  readonly area: Area;
  /** Name in the page's language. */
  readonly name: string;
}

/** Content of an area; the index shows only the connections to its main town. */
export interface AreaWays extends AreaName {
  readonly starts: readonly Start[];
  readonly lines: readonly BusLineView[];
  /** Sellers of transfers with a driver; empty in lists of several areas. */
  readonly links: readonly PartnerLink[];
}

interface AreaSectionProps {
  own: AreaWays;
  words: RideWords;
  locale: Locale;
}

/**
 * Returns the entry of an area in the index: its connections by stop. The first connection of a
 * stop has the stop's fragment as id.
 */
export function areaEntry({
  own: { area, name, starts, lines },
  words,
  locale,
}: AreaSectionProps): AreaEntry {
  const { t } = words;
  return {
    area,
    name,
    more: [
      localizePath(transfersAddress({ island: area }), locale),
      lines.length > 0 ? t('area.moreLines', { count: lines.length }) : t('area.more'),
    ],
    ways: starts.flatMap(({ stop, ways }) =>
      ways.map((way, index) =>
        wayView(
          way,
          { words, locale, isFull: false },
          index === 0 ? stopAnchor(stop.ref) : undefined,
        ),
      ),
    ),
  };
}

/**
 * Section of a requested area: connections by stop, then bus lines, then sellers of transfers with
 * a driver.
 */
export function AreaSection({ own, words, locale }: AreaSectionProps) {
  const { area, name, starts, lines, links } = own;
  const { t } = words;
  return (
    <section id={area} aria-labelledby={`${area}-title`} className="area-full">
      <h2 id={`${area}-title`}>{name}</h2>
      {starts.map(({ stop, ways }) => (
        <section key={stop.ref} id={stopAnchor(stop.ref)} className="start">
          <h3>{t('start', { name: bareName(stop.name[locale]) })}</h3>
          <WayStrips
            ways={ways.map((way) => wayView(way, { words, locale, isFull: true }))}
            about={t('about')}
            heading="h4"
          />
        </section>
      ))}
      {lines.length > 0 ? (
        <section id={`${area}-buses`} className="start">
          <h3>{t('lines.title')}</h3>
          <BusLines
            lines={lines}
            words={words}
            locale={locale}
            label={t('lines.label', { name })}
          />
        </section>
      ) : null}
      {links.length > 0 ? (
        <section id={`${area}-cars`} className="start">
          <h3>{t('partners.title')}</h3>
          <p className="measure mt-2">{t('partners.text')}</p>
          <p className="mt-4 mb-3 flex flex-wrap gap-3">
            {links.map((link) => (
              <PartnerAnchor key={link.partner} link={link} />
            ))}
          </p>
          <PartnerNote links={links} />
        </section>
      ) : null}
      {area === 'attica' ? null : (
        <p className="start font-ui">
          <SiteLink href={routes.island(area)} className="text-link">
            {t('area.island', { name })}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

/** A bus line with its ids resolved. */
interface BusLineView {
  readonly line: BusLine;
  readonly operator: Operator | undefined;
  readonly sources: readonly TransferSource[];
}

interface BusLinesProps {
  lines: readonly BusLineView[];
  words: RideWords;
  locale: Locale;
  /** Accessible name of the table. */
  label: string;
}

/** Public bus lines: a row of figures each, with the hours of operation below. */
function BusLines({ lines, words, locale, label }: BusLinesProps) {
  const { t, minutes, price } = words;
  const isOneCompany = new Set(lines.map(({ operator }) => operator)).size === 1;
  const company = isOneCompany ? lines[0]?.operator : undefined;
  const lacksWinter = lines.some(({ line }) => !line.winter);
  return (
    <>
      <p className="lines-company">
        {company ? <OperatorName operator={operatorView(company, locale)} /> : null}
        {company && lacksWinter ? ' · ' : null}
        {lacksWinter ? t('lines.winterUnknown') : null}
      </p>
      <table className="lines">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lines.line')}</th>
            <th scope="col">{t('lines.minutes')}</th>
            <th scope="col">{t('lines.price')}</th>
          </tr>
        </thead>
        {lines.map(({ line, operator, sources }) => (
          <tbody key={line.id}>
            <tr>
              <th scope="rowgroup">
                {line.from[locale]} – {line.to[locale]}
                {line.via.length > 0 ? (
                  <span className="lines-via">
                    {t('lines.via', { stops: line.via.map((stop) => stop[locale]).join(' · ') })}
                  </span>
                ) : null}
              </th>
              <td>
                {line.minutes ? (
                  <Amount
                    figure={shown(
                      minutes({
                        minutes: line.minutes,
                        estimates: line.ownMinutes ? ['minutes'] : [],
                      }),
                    )}
                    about={t('about')}
                  />
                ) : (
                  t('price.ask')
                )}
              </td>
              <td>
                <Amount figure={shown(price(line.price))} about={t('about')} />
              </td>
            </tr>
            <tr>
              <td colSpan={3}>
                <p>
                  <b>{t('lines.summer')}</b> {line.summer[locale]}
                </p>
                {line.winter ? (
                  <p>
                    <b>{t('lines.winter')}</b> {line.winter[locale]}
                  </p>
                ) : null}
                <Sources
                  {...sourcesView(
                    {
                      operator: isOneCompany ? undefined : operator,
                      sources,
                      checkedOn: line.checkedOn,
                    },
                    { words, locale },
                  )}
                />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}
