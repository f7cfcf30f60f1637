import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/platform/routes/register';
import { type Service, ServiceDrawing } from './service-drawing';

const services: readonly { id: Service; href: string }[] = [
  { id: 'ferries', href: routes.ferryTickets },
  { id: 'hotels', href: routes.hotels },
  { id: 'activities', href: routes.activities },
  { id: 'cars', href: routes.rentACar },
];

const others = [
  { id: 'flights', href: routes.flights },
  { id: 'transfers', href: routes.transfers },
] as const;

/** Links to the planning pages, one for each part of a trip. */
export async function Services({ carRentalFromEuros }: { carRentalFromEuros: number }) {
  const t = await getTranslations('home.services');
  return (
    <div className="page-grid pt-12 md:pt-16">
      <Section title={t('title')} intro={t('intro')} className="border-t-0 pt-0! md:pt-0!">
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {services.map(({ id, href }) => (
            <li key={id} className="border-t border-ink">
              <SiteLink href={href} className="group flex h-full flex-col pt-5 pb-8">
                <ServiceDrawing service={id} />
                <h3 className="mt-4 group-hover:text-accent">{t(`${id}.title`)}</h3>
                <span className="mt-1.5 leading-snug text-ink-2">{t(`${id}.text`)}</span>
                <span className="mt-auto flex min-h-11 items-end justify-between gap-3 pt-3 font-ui">
                  <span className="font-medium underline decoration-accent underline-offset-4">
                    {t(`${id}.link`)}
                  </span>
                  {id === 'cars' ? (
                    <span className="tabular-nums">
                      {t('cars.price', { price: carRentalFromEuros })}
                    </span>
                  ) : null}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-10 border-t border-rule pt-3 font-ui">
          {others.map(({ id, href }) => (
            <SiteLink key={id} href={href} className="text-link inline-flex min-h-11 items-center">
              {t(id)}
            </SiteLink>
          ))}
        </p>
      </Section>
    </div>
  );
}
