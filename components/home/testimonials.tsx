import { getFormatter, getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { homeParts } from '@/lib/records/home/figures';
import type { Testimonial } from '@/lib/records/home/types';
import { TestimonialPicture } from './testimonial-picture';

/** Testimonials. Samples are labelled until the owner has real ones. */
export async function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = await getTranslations('home.testimonials');
  const format = await getFormatter();
  const locale = await currentLocale();
  return (
    <div className="page-grid">
      <Section id={homeParts.testimonials} title={t('title')} intro={t('intro')}>
        <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
          {testimonials.map(({ id, name, location, image, quote, date }) => (
            <li key={id}>
              <figure className="flex h-full flex-col border-t border-ink pt-4">
                <p className="font-ui text-sm text-ink-2">{t('sample')}</p>
                <blockquote className="mt-3 text-lg leading-snug">
                  <p>{t('quoted', { quote: quote[locale] })}</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-4 pt-5 font-ui text-sm">
                  <TestimonialPicture image={image} name={name[locale]} />
                  <span>
                    <span className="font-medium">{name[locale]}</span>, {location[locale]}
                    <span className="block text-ink-2 tabular-nums">
                      <time dateTime={date}>
                        {format.dateTime(new Date(date), { year: 'numeric', month: 'long' })}
                      </time>
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
