import { ArticleJsonLd } from 'next-seo';
import { currentLocale } from '@/lib/i18n/current';
import { absoluteUrl } from '@/lib/routes/metadata';
import { site } from '@/lib/site';

interface ArticleDataProps {
  /** Site path without language prefix. */
  path: string;
  title: string;
  summary: string;
  /** ISO date of the last check. */
  checkedOn: string;
  /** Site path of the share image. */
  image: string;
}

/** A guide or post, for search engines. */
export async function ArticleData({ path, title, summary, checkedOn, image }: ArticleDataProps) {
  const locale = await currentLocale();
  return (
    <ArticleJsonLd
      headline={title}
      description={summary}
      url={absoluteUrl(path, locale)}
      image={`${site.origin}${image}`}
      dateModified={checkedOn}
      author={{ '@type': 'Organization', name: site.name, url: site.origin }}
      publisher={{ '@type': 'Organization', name: site.name, url: site.origin }}
    />
  );
}
