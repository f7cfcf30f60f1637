import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import { type ListStateName, listStates } from './list-states';

/** Links between the states of the test page. */
export async function StateLinks({ current }: { current: ListStateName }) {
  const t = await getTranslations('hotelsTest');
  return (
    <nav
      aria-label={t('states')}
      className="page-grid border-b border-rule pt-4 pb-2 font-ui text-sm"
    >
      <p className="measure text-ink-2">{t('intro')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {listStates.map((name) => (
          <li key={name}>
            <SiteLink
              href={name === 'rows' ? routes.hotelsTest : `${routes.hotelsTest}?state=${name}`}
              aria-current={name === current ? 'page' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {t(`names.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
