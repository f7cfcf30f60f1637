import { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { islandName, orderLine } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import type { Facts, Reason } from '@/lib/records/packing/facts';
import { type PackingQuestion, writePacking } from '@/lib/records/packing/question';
import { reasonText } from '@/lib/records/packing/reason-text';
import { leftOut, type PackedHold, type PackedThing } from '@/lib/records/packing/rules';

interface ManifestProps {
  question: PackingQuestion;
  facts: Facts;
  list: readonly PackedHold[];
  locale: Locale;
}

/** Packing list as a ship’s manifest: numbered lines with checkboxes, in groups. */
export async function Manifest({ question, facts, list, locale }: ManifestProps) {
  const t = await getTranslations('packing');
  const reason = (why: Reason) => reasonText(why, t, locale, (slug) => islandName(slug, locale));
  const here = localizePath(routes.packingList, locale);
  const address = (without: readonly string[]) =>
    `${here}?${writePacking({ ...question, without })}`;
  const { adults, children, babies, without, own } = question;
  const text = (thing: Pick<PackedThing, 'text'>) => thing.text[locale];
  const off = leftOut(facts, without);
  const measure = (value: number | null) =>
    value === null ? '–' : formatNumber(Math.round(value), locale);
  const head = [
    [
      t('manifest.bound'),
      question.islands.length > 0 ? orderLine(question.islands, locale) : t('manifest.anywhere'),
    ],
    [t('manifest.when'), formatMonths([question.month], locale)],
    [t('manifest.nights'), String(question.nights)],
    [t('manifest.party'), t('manifest.persons', { adults, children, babies })],
    [
      t('manifest.weather'),
      t('manifest.weatherText', {
        low: measure(facts.low),
        high: measure(facts.high),
        rain: measure(facts.rain),
        sea: measure(facts.sea),
      }),
    ],
  ] as const;
  return (
    <section className="manifest" aria-labelledby="manifest-title">
      <header>
        <h2 id="manifest-title">{t('manifest.title')}</h2>
        <dl>
          {head.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="manifest-holds">
        {list.map(({ hold, things }) => (
          <section key={hold} aria-labelledby={`hold-${hold}`}>
            <h3 id={`hold-${hold}`}>{t(`holds.${hold}`)}</h3>
            <ul>
              {things.map((thing) => (
                <li key={thing.id}>
                  <label>
                    <input type="checkbox" data-thing={thing.id} autoComplete="off" />
                    <span>
                      {text(thing)}
                      {thing.why ? <small>{reason(thing.why)}</small> : null}
                    </span>
                    <b>{countOf(thing, (count) => t('manifest.each', { count }))}</b>
                  </label>
                  <a
                    href={address([...without, thing.id])}
                    rel="nofollow"
                    aria-label={t('manifest.take', { thing: text(thing) })}
                    data-print="hide"
                  >
                    {t('manifest.takeShort')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {own.length > 0 ? (
          <section aria-labelledby="hold-own">
            <h3 id="hold-own">{t('manifest.own')}</h3>
            <ul>
              {own.map((line) => (
                <li key={line}>
                  <label>
                    <input type="checkbox" data-thing={`own:${line}`} autoComplete="off" />
                    <span>{line}</span>
                  </label>
                  <a
                    href={`${here}?${writePacking({ ...question, own: own.filter((one) => one !== line) })}`}
                    rel="nofollow"
                    aria-label={t('manifest.take', { thing: line })}
                    data-print="hide"
                  >
                    {t('manifest.takeShort')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {off.length > 0 ? (
        <p className="manifest-left" data-print="hide">
          {t('manifest.left')}:{' '}
          {off.map((thing) => (
            <a
              key={thing.id}
              href={address(without.filter((id) => id !== thing.id))}
              rel="nofollow"
              aria-label={t('manifest.back', { thing: text(thing) })}
            >
              {text(thing)}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  );
}

/** Formats a quantity: `7 each`, `18`; undefined for a single item. */
function countOf({ count, each }: PackedThing, inWords: (count: number) => string): string {
  if (each) return inWords(count);
  return count > 1 ? String(count) : '';
}
