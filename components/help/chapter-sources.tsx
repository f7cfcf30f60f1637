import { getTranslations } from 'next-intl/server';

interface ChapterSourcesProps {
  sources: readonly { title: string; url: string }[];
  /** Formatted date of the last check. */
  checked: string;
}

/** Sources of a chapter, collapsed, and the date of their last check. */
export async function ChapterSources({ sources, checked }: ChapterSourcesProps) {
  const guides = await getTranslations('guides');
  return (
    <div className="mt-6 max-w-[38rem] font-ui text-sm text-ink-2">
      <p className="tabular-nums">{guides('checked', { date: checked })}</p>
      {sources.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center">
            {guides('sources')} ({sources.length})
          </summary>
          <ul className="pb-2">
            {sources.map(({ title, url }) => (
              <li key={url} className="py-1">
                <a href={url} rel="noopener" className="text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
