import type { Find } from '@/lib/search/site-search/site-answer';
import type { Piece } from '@/lib/search/site-search/snippet';
import { ChartWindow } from './chart-window';

interface FindRowProps {
  find: Find;
  /** URL of the archipelago's artwork. */
  chart: string;
}

/** A result: title, context and an excerpt. */
export function FindRow({ find, chart }: FindRowProps) {
  const { title, titleLang, context, line, link, picture } = find;
  return (
    <a href={link} className="group flex gap-4 py-3.5">
      {picture ? <Picture picture={picture} chart={chart} /> : null}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span
            lang={titleLang}
            className="font-display text-lg leading-tight group-hover:text-accent"
          >
            <Pieces pieces={title} />
          </span>
          {context ? <span className="font-ui text-sm text-ink-2">{context}</span> : null}
        </span>
        {line.length > 0 ? (
          <span className="mt-1 line-clamp-3 text-sm leading-snug text-pretty md:line-clamp-2">
            <Pieces pieces={line} />
          </span>
        ) : null}
      </span>
    </a>
  );
}

interface BestRowProps {
  find: Pick<Find, 'title' | 'titleLang' | 'context' | 'link'>;
  kind: string;
}

/** One of the best results: title, context and type. */
export function BestRow({ find, kind }: BestRowProps) {
  const { title, titleLang, context, link } = find;
  return (
    <a href={link} className="group flex min-h-13 items-center justify-between gap-4 py-2">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span
          lang={titleLang}
          className="font-display text-lg leading-tight group-hover:text-accent"
        >
          <Pieces pieces={title} />
        </span>
        {context ? <span className="font-ui text-sm text-ink-2">{context}</span> : null}
      </span>
      <span className="label-caps shrink-0">{kind}</span>
    </a>
  );
}

function Picture({ picture, chart }: { picture: NonNullable<Find['picture']>; chart: string }) {
  if (!picture.image)
    return <ChartWindow chart={chart} view={picture.chartWindow} className="size-12!" />;
  return (
    // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
    <img src={picture.image} alt="" className="size-12 shrink-0 object-cover" loading="lazy" />
  );
}

/** Text with the words of the query underlined. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, hit }) => {
    at += text.length;
    if (!hit) return text;
    return (
      <mark
        key={at}
        className="bg-transparent text-inherit underline decoration-accent underline-offset-2"
      >
        {text}
      </mark>
    );
  });
}
