import { SiteLink } from '@/components/layout/site-link';

interface SitemapListProps {
  groups: { title: string; links: { path: string; label: string }[] }[];
}

/** Links to every page of the site, in groups that flow through columns of equal height. */
export function SitemapList({ groups }: SitemapListProps) {
  return (
    <div className="page-grid columns-1 gap-10 pb-20 sm:columns-2 lg:columns-4">
      {groups.map(({ title, links }) => (
        <section key={title} className="mb-8">
          <h2 className="break-inside-avoid break-after-avoid border-b border-rule pb-2">
            {title}
          </h2>
          <ul className="mt-2">
            {links.map(({ path, label }) => (
              <li key={path} className="break-inside-avoid">
                <SiteLink
                  href={path}
                  className="inline-block py-1.5 hover:text-accent hover:underline"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
