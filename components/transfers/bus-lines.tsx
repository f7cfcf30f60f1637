import type { BusLine, Operator, TransferSource } from '@/lib/booking/transfers/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { Amount } from './amount';
import { OperatorName, Sources } from './ride-details';
import type { RideWords } from './ride-words';
import { operatorView, shown, sourcesView } from './way-view';

/** A bus line with its ids resolved. */
export interface BusLineView {
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
export function BusLines({ lines, words, locale, label }: BusLinesProps) {
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
