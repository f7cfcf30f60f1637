import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { routes } from '@/lib/platform/routes/register';
import { homeParts } from '@/lib/records/home/figures';
import type { FeaturedExperience } from '@/lib/records/home/types';

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

/** Partner offers. Samples until there are partners; each one is labelled as a sample. */
export async function Experiences({ experiences }: { experiences: readonly FeaturedExperience[] }) {
  const t = await getTranslations('home.experiences');
  const locale = await currentLocale();
  return (
    <div className="page-grid pt-14 md:pt-20">
      <Section
        id={homeParts.experiences}
        title={t('title')}
        intro={t('intro')}
        aside={
          <SiteLink href={routes.activities} className="text-link font-ui">
            {t('all')}
          </SiteLink>
        }
        className="border-t-0 pt-0! md:pt-0!"
      >
        <ul className="border-t border-ink">
          {experiences.map((experience) => (
            <li key={experience.id} className="border-b border-rule last:border-b-0">
              <SiteLink
                href={experience.link}
                className="group grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-2 py-5 sm:grid-cols-[7rem_1fr_auto_8rem] sm:gap-x-8"
              >
                <span className="row-span-3 sm:row-span-1">
                  {experience.image ? (
                    // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
                    <img
                      src={experience.image}
                      alt=""
                      loading="lazy"
                      className="aspect-4/5 w-full object-cover"
                    />
                  ) : (
                    <ChartPoster slug={experience.island} />
                  )}
                </span>
                <div>
                  <p className="font-ui text-sm text-ink-2">
                    {t('sample')} · {experience.location[locale]}
                  </p>
                  <h3 className="mt-1 text-xl group-hover:text-accent">
                    {experience.title[locale]}
                  </h3>
                </div>
                <span className="font-ui tabular-nums">
                  {t('hours', { hours: experience.durationHours })}
                </span>
                <span className="font-ui tabular-nums sm:text-right">
                  <span className="text-sm text-ink-2">{t('from')}</span>{' '}
                  <span className="font-display text-xl leading-none">
                    {formatNumber(experience.priceFromEuros, locale, euros)}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
