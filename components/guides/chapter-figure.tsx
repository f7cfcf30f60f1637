import { getTranslations } from 'next-intl/server';
import { ChartArt } from '@/components/maps/chart-art';
import type { ChapterChart } from '@/lib/records/content/chapter-chart';
import './chapter-figure.css';

/** Detail of the island's chart below the title of a chapter, with the places that the chapter names. */
export async function ChapterFigure({ window, marks }: ChapterChart) {
  const t = await getTranslations();
  const names = marks.map(({ name }) => name).join(', ');
  return (
    <figure className="chapter-chart">
      <div role="img" aria-label={t('charts.chartOf', { name: names })} className="chapter-sheet">
        <ChartArt file={window.file} window={window} />
        {marks.map(({ kind, name, at: [left, top], side }) => (
          // The document holds each mark twice, so it is kept short.
          <i
            key={`${left} ${top}`}
            className={`${kind} ${side}`}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            {name}
          </i>
        ))}
      </div>
      <figcaption className="chart-credit">{t('charts.credit')}</figcaption>
    </figure>
  );
}
