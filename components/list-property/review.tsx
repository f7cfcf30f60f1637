import { amenityPrefix, type PropertyStep, priceSeasons } from '@/lib/booking/list-property/fields';
import { eurosOf } from '@/lib/booking/list-property/rules';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Option, PropertyChoices, PropertyTexts } from './form-texts';

interface ReviewProps {
  locale: Locale;
  typed: Readonly<Record<string, string>>;
  photos: number;
  texts: PropertyTexts;
  choices: PropertyChoices;
  go: (step: PropertyStep) => void;
}

const labelOf = (options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? '';

/** Formats a price range: `€85–€140`; empty for a season without a price. */
function priceOf(typed: ReviewProps['typed'], season: string, locale: Locale): string {
  const [from, to] = [eurosOf(typed[`${season}From`]), eurosOf(typed[`${season}To`])];
  const euros = [from, to].filter((price) => typeof price === 'number');
  return euros.map((price) => formatEuros(price * 100, locale)).join('–');
}

/** Summary of the input, to check before submitting. */
export function Review({ locale, typed, photos, texts, choices, go }: ReviewProps) {
  const prices = priceSeasons.flatMap((season) => {
    const price = priceOf(typed, season, locale);
    return price ? [`${choices.seasons[season]}: ${price}`] : [];
  });
  const amenities = choices.amenities.filter(({ value }) => typed[`${amenityPrefix}${value}`]);
  const parts: [PropertyStep, [label: string, value: string][]][] = [
    [
      'about',
      [
        [texts.kind, labelOf(choices.kinds, typed.kind)],
        [texts.name, typed.name ?? ''],
        [texts.island, labelOf(choices.islands, typed.island)],
        [texts.place, typed.place ?? ''],
        [texts.description, typed.description ?? ''],
        [texts.website, typed.website ?? ''],
      ],
    ],
    [
      'rooms',
      [
        [texts.roomsCount, typed.rooms ?? ''],
        [texts.guestsCount, typed.guests ?? ''],
        [texts.prices, prices.join('\n')],
        [texts.amenities, amenities.map(({ label }) => label).join(' · ')],
      ],
    ],
    [
      'contact',
      [
        [texts.contactName, typed.contactName ?? ''],
        [texts.contactEmail, typed.contactEmail ?? ''],
        [texts.contactPhone, typed.contactPhone ?? ''],
      ],
    ],
    ['photos', [[texts.photosLabel, fill(texts.photosCount, { count: photos })]]],
  ];
  return (
    <div>
      <p>{texts.checkText}</p>
      {parts.map(([step, rows]) => (
        <section key={step} className="mt-6 border-rule border-t pt-3">
          <div className="flex items-baseline justify-between gap-4">
            <h4 className="text-lg">{texts[step]}</h4>
            <button
              type="button"
              onClick={() => go(step)}
              aria-label={fill(texts.changeStep, { step: texts[step] })}
              className="text-link min-h-11 cursor-pointer font-ui text-sm"
            >
              {texts.change}
            </button>
          </div>
          <dl className="grid gap-x-6 gap-y-2 font-ui sm:grid-cols-[12rem_minmax(0,1fr)]">
            {rows.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-sm text-ink-2">{label}</dt>
                <dd
                  className={`mb-2 whitespace-pre-line [overflow-wrap:anywhere] sm:mb-0 ${value.trim() ? '' : 'text-ink-2 italic'}`}
                >
                  {value.trim() || texts.nothing}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
