import { getFormatter, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { HomeFigure } from '@/lib/records/home/figures';
import './home.css';

/** Four figures of the hero, each with a link to the page behind it, and their source. */
export async function FigureTiles({ figures }: { figures: readonly HomeFigure[] }) {
  const [t, format, locale] = await Promise.all([
    getTranslations('home.figures'),
    getFormatter(),
    currentLocale(),
  ]);
  const written = (value: HomeFigure['value']) =>
    typeof value === 'number' ? format.number(value) : value;
  const published = figures.filter(({ isPublished }) => isPublished).map(({ id }) => t(id));
  return (
    <section aria-label={t('label')} className="figure-tiles">
      <ul>
        {figures.map(({ id, value, href }) => (
          <li key={id}>
            <SiteLink href={href}>
              <strong>{written(value)}</strong> {t(id)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {published.length > 0 ? (
        <p>{t('note', { figures: new Intl.ListFormat(locale).format(published) })}</p>
      ) : null}
    </section>
  );
}
