import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { routes } from '@/lib/platform/routes/register';

interface GuideCardProps {
  slug: string;
  title: string;
  summary: string;
  readingMinutes: number;
  /** Island of the chart on the card; without one, the guide is a plain list item. */
  chart?: string;
}

/** A guide in a list. */
export async function GuideCard({ slug, title, summary, readingMinutes, chart }: GuideCardProps) {
  const t = await getTranslations('guides');
  return (
    <li className={chart ? '' : 'border-t border-rule pt-4 pb-5'}>
      <SiteLink
        href={routes.guide(slug)}
        className={`group ${chart ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)] gap-x-4 sm:block' : 'block'}`}
      >
        {chart ? <ChartPoster slug={chart} className="self-start sm:mb-4" /> : null}
        <div>
          <h3 className={`group-hover:text-accent ${chart ? 'text-xl' : ''}`}>{title}</h3>
          <p className="mt-1.5 leading-snug text-ink-2">{summary}</p>
          <p className="label-caps mt-2.5 tabular-nums">
            {t('readingTime', { minutes: readingMinutes })}
          </p>
        </div>
      </SiteLink>
    </li>
  );
}
