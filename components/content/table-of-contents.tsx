import { getTranslations } from 'next-intl/server';
import type { GuideSection } from '@/lib/content/schema';

/** The sections of a guide: in the margin on a wide screen, folded above the text on a phone. */
export async function TableOfContents({ sections }: { sections: readonly GuideSection[] }) {
  const t = await getTranslations('guides');
  const list = (
    <ol className="font-ui text-sm leading-snug">
      {sections.map(({ id, title }) => (
        <li key={id} className="border-t border-rule">
          <a href={`#${id}`} className="block py-2.5 hover:text-accent">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-24 lg:self-start">
      <details className="border-y border-rule lg:hidden">
        <summary className="flex min-h-11 items-center font-ui font-medium">
          {t('contents')}
        </summary>
        {list}
      </details>
      <div className="hidden lg:block">
        <p className="label-caps pb-2">{t('contents')}</p>
        {list}
      </div>
    </nav>
  );
}
