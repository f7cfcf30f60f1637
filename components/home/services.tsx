import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/platform/routes/register';

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

type Service = 'ferries' | 'hotels' | 'activities' | 'cars';

/* Drawn like the marginal views of old charts: land and sea in elevation with one line weight. */
const sea = 'M0 54h160';

const drawings: Record<Service, ReactNode> = {
  ferries: (
    <>
      <path d="M34 43h84l-8 11H44zM48 43v-8h52l6 8M58 35v-8h30l5 8M66 27v-7h9v7" />
      <path d="M54 39h4m6 0h4m6 0h4m6 0h4" />
      <path d="M0 54h22m106 0h32M8 60h24m20 0h52m24 0h22" strokeDasharray="7 5" />
    </>
  ),
  hotels: (
    <>
      <path d={sea} />
      <path d="M30 54V33h26v21M56 54V24h34v30M90 54V36h32v18M64 24c0-12 18-12 18 0" />
      <path d="M39 54V45h8v9M68 54V42h10v12M66 31h5m8 0h5M101 43h9M73 15v-4" />
      <path d="M132 54c-1-9 0-16 3-22m0 0c-6-3-10-1-12 3m12-3c5-4 10-3 13 1m-13-1c1-6 5-8 9-8" />
    </>
  ),
  activities: (
    <>
      <path d={sea} />
      <path d="m12 54 30-26 12 9 26-27 24 25 12-8 32 27" />
      <path d="m70 54 6-7-9-5 12-6-6-5 9-7" strokeDasharray="3 3.5" />
      <path d="M80 10V3h9l-2.5 2.5L89 8h-9M30 44l12-10m14 14 10-10m34 6 8 6" />
    </>
  ),
  cars: (
    <>
      <path d={sea} />
      <path d="M46 48h-8v-9l12-3 9-10h28l13 10 16 3v9h-8m-16 0H62" />
      <path d="M62 48a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm46 0a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM54 36h42M72 26v10" />
      <path d="M0 40c10-12 18-12 26 0m96-4c10-14 26-14 38 0" />
    </>
  ),
};

/** Decorative drawing for a service. */
function ServiceDrawing({ service }: { service: Service }) {
  return (
    <svg
      viewBox="0 0 160 64"
      className="h-16 w-40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[service]}
    </svg>
  );
}
