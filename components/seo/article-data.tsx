import { ArticleJsonLd } from 'next-seo';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { site } from '@/lib/foundation/site';
import { absoluteUrl } from '@/lib/platform/routes/metadata';

interface ArticleDataProps {
  /** Path without language prefix. */
  path: string;
  title: string;
  summary: string;
  /** ISO 8601 date, or instant for a post. */
  publishedAt: string;
  /** ISO date of the last check. */
  checkedOn: string;
  /** Path of the share image. */
  image: string;
}

/** Structured data of a guide or post, for search engines. */
export async function ArticleData(props: ArticleDataProps) {
  const { path, title, summary, publishedAt, checkedOn, image } = props;
  const locale = await currentLocale();
  return (
    <ArticleJsonLd
      headline={title}
      description={summary}
      url={absoluteUrl(path, locale)}
      image={`${site.origin}${image}`}
      datePublished={publishedAt}
      dateModified={checkedOn}
      author={{ '@type': 'Organization', name: site.name, url: site.origin }}
      publisher={{ '@type': 'Organization', name: site.name, url: site.origin }}
    />
  );
}
