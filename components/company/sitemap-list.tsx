import { SiteLink } from '@/components/layout/site-link';

interface SitemapListProps {
  groups: { title: string; links: { path: string; label: string }[] }[];
}

/** Links to every page of the site, in groups. */
export function SitemapList({ groups }: SitemapListProps) {
  return (
    <div className="page-grid grid gap-10 pb-20 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="border-b border-rule pb-2 text-xl">{title}</h2>
          <ul className="mt-2">
            {links.map(({ path, label }) => (
              <li key={path}>
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
