import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/fold';

interface SitemapListProps {
  groups: {
    title: string;
    links: { path: string; label: string }[];
    /** True if the labels are so short that a phone takes two columns. */
    isShort?: boolean;
  }[];
}

/**
 * Links to every page of the site, in groups that flow through columns of equal height. Folded under their titles on a
 * phone.
 */
export function SitemapList({ groups }: SitemapListProps) {
  return (
    <div className="page-grid pb-20">
      <div className="columns-1 gap-10 sm:columns-2 lg:columns-4">
        {groups.map(({ title, links, isShort }) => (
          <section key={title} className="border-b border-rule lg:mb-8 lg:border-b-0">
            <Fold
              title={<h2 className="text-lg">{title}</h2>}
              className="lg:[&>summary]:border-b lg:[&>summary]:border-rule lg:[&>summary]:pb-2"
            >
              <ul className={`pb-4 lg:mt-2 lg:pb-0 ${isShort ? 'max-sm:columns-2' : ''}`}>
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
            </Fold>
          </section>
        ))}
      </div>
    </div>
  );
}
