import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { Section } from '@/components/ui/section';
import { type Locale, otherLocales } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { type ChartForm, type ChartSubject, chartForms } from '@/lib/foundation/ids/map-downloads';
import { routes } from '@/lib/platform/routes/register';
import './maps-page.css';

/** A chart and its metadata. */
export interface MapRow {
  readonly subject: ChartSubject;
  readonly name: string;
  /** Page of the chart's subject, without language prefix. */
  readonly path: string;
  /** Number of waypoints in the GPX file. */
  readonly places: number;
}

interface MapsPageProps {
  archipelago: MapRow;
  /** Sorted by name. */
  islands: readonly MapRow[];
  locale: Locale;
}

/** Atlas: every chart with its files for download. */
export async function MapsPage({ archipelago, islands, locale }: MapsPageProps) {
  const t = await getTranslations('mapDownloads');
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.downloadableMaps, label: t('crumb') }]}
      />
      <div className="page-grid pb-20">
        <p className="mb-8 font-ui text-sm text-ink-2">
          {t('otherLanguage')}
          {otherLocales(locale).map((other) => (
            <Fragment key={other}>
              {' '}
              <a
                href={localizePath(routes.downloadableMaps, other)}
                hrefLang={other}
                className="text-link"
              >
                {t('otherLink', { language: other })}
              </a>
            </Fragment>
          ))}
        </p>
        <Section title={t('all')}>
          <ul className="atlas atlas-large">
            <Plate row={archipelago} locale={locale} large />
          </ul>
        </Section>
        <Section id="islands" title={t('islands')}>
          <ul className="atlas">
            {islands.map((row) => (
              <Plate key={row.subject} row={row} locale={locale} />
            ))}
          </ul>
        </Section>
        <Section id="about" title={t('about.title')}>
          <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
            {(['pdf', 'svg', 'gpx', 'credit'] as const).map((part) => (
              <p key={part}>{t(`about.${part}`)}</p>
            ))}
          </div>
        </Section>
      </div>
    </>
  );
}

/** Message key of each file type. */
const keyOf = { '.svg': 'svg', '-a4.pdf': 'a4', '-a3.pdf': 'a3', '.gpx': 'gpx' } as const;

/** URL of each file type. */
const addressOf: Readonly<Record<ChartForm, (subject: ChartSubject, locale: Locale) => string>> = {
  '.svg': (subject, locale) => routes.chartSvg(locale, subject),
  '-a4.pdf': (subject, locale) => routes.chartPdf(locale, `${subject}-a4`),
  '-a3.pdf': (subject, locale) => routes.chartPdf(locale, `${subject}-a3`),
  '.gpx': (subject, locale) => routes.chartGpx(locale, subject),
};

async function Plate({
  row,
  locale,
  large = false,
}: {
  row: MapRow;
  locale: Locale;
  large?: boolean;
}) {
  const t = await getTranslations('mapDownloads');
  const { subject, name, path, places } = row;
  return (
    <li id={subject}>
      <div className="atlas-plate">
        <ChartPoster slug={subject} large={large} />
      </div>
      <div>
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="font-ui text-sm text-ink-2">{t('places', { count: places })}</p>
        <p className="atlas-files">
          {chartForms.map((form) => (
            <a
              key={form}
              href={addressOf[form](subject, locale)}
              download
              aria-label={t('fileOf', { name, form: t(`formsInWords.${keyOf[form]}`) })}
            >
              {t(`forms.${keyOf[form]}`)}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
