import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';

interface TripRefusalProps {
  /** Why it cannot be saved, and what to do. */
  text: string;
  /** A full address that is asked anew; the first thing to try, where it is given. */
  retry?: { href: string; label: string } | undefined;
  /** Site paths, the likeliest first. */
  links: readonly { href: string; label: string }[];
}

/** Stands in for a form where there is nothing to save. */
export function TripRefusal({ text, retry, links }: TripRefusalProps) {
  return (
    <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
      <p className="measure text-lg leading-snug">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {retry ? (
          // A plain link: a fresh document asks again.
          <a href={retry.href} className={buttonClass('primary')}>
            {retry.label}
          </a>
        ) : null}
        {links.map(({ href, label }, index) => (
          <SiteLink
            key={href}
            href={href}
            className={buttonClass(index === 0 && !retry ? 'primary' : 'secondary')}
          >
            {label}
          </SiteLink>
        ))}
      </p>
    </section>
  );
}
