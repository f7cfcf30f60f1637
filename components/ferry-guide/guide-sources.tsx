import { getTranslations } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { guideSources } from '@/lib/sea/ferries/ferry-guide/sources';

interface GuideSourcesProps {
  /** Formatted date of the last check. */
  checked: string;
}

/** Sources of the facts, method of the wind directions, and date of the last check. */
export async function GuideSources({ checked }: GuideSourcesProps) {
  const t = await getTranslations('ferryGuide.sources');
  return (
    <section className="border-t border-rule pt-5 font-ui text-sm">
      <Fold title={<h2 className="font-ui text-sm font-semibold">{t('title')}</h2>}>
        <p className="measure mt-2 text-ink-2">{t('method')}</p>
        <ul className="mt-3 gap-x-10 text-ink-2 xl:columns-2">
          {guideSources.map(({ title, url }) => (
            <li key={url} className="break-inside-avoid py-1">
              <a href={url} rel="noopener" className="text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-2">{t('checked', { date: checked })}</p>
      </Fold>
    </section>
  );
}
