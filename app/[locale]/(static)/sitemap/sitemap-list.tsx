import { SiteLink } from '@/components/layout/site-link';

interface SitemapListProps {
  /** Name of the list of groups, which phones show above them. */
  contents: string;
  groups: {
    title: string;
    links: { path: string; label: string }[];
    /** True if the labels are so short that a phone takes two columns. */
    isShort?: boolean;
  }[];
}

/** Links to every page of the site, in groups that flow through columns of equal height. */
export function SitemapList({ contents, groups }: SitemapListProps) {
  return (
    <div className="page-grid pb-20">
      <nav aria-label={contents} className="mb-6 sm:hidden" data-print="hide">
        <ul className="flex flex-wrap gap-x-5 font-ui text-sm">
          {groups.map(({ title }, index) => (
            <li key={title}>
              <a href={`#group-${index}`} className="text-link inline-flex min-h-10 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="columns-1 gap-10 sm:columns-2 lg:columns-4">
        {groups.map(({ title, links, isShort }, index) => (
          <section key={title} id={`group-${index}`} className="mb-8 scroll-mt-24">
            <h2 className="break-inside-avoid break-after-avoid border-b border-rule pb-2 text-lg">
              {title}
            </h2>
            <ul className={`mt-2 ${isShort ? 'max-sm:columns-2' : ''}`}>
              {links.map(({ path, label }) => (
                <li key={path} className="break-inside-avoid">
                  <SiteLink
                    href={path}
                    className="inline-block py-1.5 leading-snug hover:text-accent hover:underline"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
