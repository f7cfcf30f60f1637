import { getTranslations } from 'next-intl/server';
import type { GuideSection } from '@/lib/records/content/schema';
import { ContentsList } from './contents-list';

/** Table of contents: in the margin on wide screens, collapsed above the text on a phone. */
export async function TableOfContents({ sections }: { sections: readonly GuideSection[] }) {
  const t = await getTranslations('guides');
  return (
    <ContentsList label={t('contents')} sections={sections.map(({ id, title }) => [id, title])} />
  );
}
