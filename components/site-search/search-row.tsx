import { excerpt, splitAtMatch } from '@/lib/search/site-search/rules';
import type { SearchEntry } from '@/lib/search/site-search/types';
import { ChartWindow } from './chart-window';

interface SearchRowProps {
  entry: SearchEntry;
  query: string;
  chart: string;
}

/** Content of a suggestion, without its link. */
export function SearchRow({ entry, query, chart }: SearchRowProps) {
  const { title, category, description, location, image, chartWindow } = entry;
  return (
    <>
      {image ? (
        // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
        <img src={image} alt="" className="size-12 shrink-0 object-cover" loading="lazy" />
      ) : (
        <ChartWindow chart={chart} view={chartWindow} className="size-12!" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-2 font-display text-[1.2rem] leading-tight">
            <Marked text={title} query={query} />
          </span>
          {location ? null : (
            <span className="shrink-0 font-ui text-xs text-ink-2">{category}</span>
          )}
        </span>
        <span className="block truncate pb-0.5 font-ui text-sm leading-snug text-ink-2">
          {location ? (
            <>
              {category} · <Marked text={location} query={query} />
            </>
          ) : (
            <Marked text={excerpt(description, query)} query={query} />
          )}
        </span>
      </span>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = splitAtMatch(text, query);
  if (!match) return text;
  return (
    <>
      {before}
      <mark className="bg-transparent text-inherit underline decoration-accent underline-offset-2">
        {match}
      </mark>
      {after}
    </>
  );
}
