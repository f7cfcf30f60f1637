import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';

interface AllIslandsProps {
  islands: readonly { slug: string; name: string; line: string }[];
}

/** Links to all islands with one line each, shown before and next to search results. */
export function AllIslands({ islands }: AllIslandsProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {islands.map(({ slug, name, line }) => (
        <li key={slug} className="border-t border-rule">
          <SiteLink href={routes.island(slug)} className="group block pt-3 pb-4">
            <span className="block font-display text-xl leading-tight group-hover:text-accent">
              {name}
            </span>
            <span className="mt-1 block font-ui text-sm leading-snug text-ink-2">{line}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
