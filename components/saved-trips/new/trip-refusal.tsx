import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';

interface TripRefusalProps {
  /** Reason why it cannot be saved, and what to do. */
  text: string;
  /** Link that repeats the request; shown first. */
  retry?: { href: string; label: string } | undefined;
  /** Links to site paths, the likeliest first. */
  links: readonly { href: string; label: string }[];
}

/** Shown instead of a form if there is nothing to save. */
export function TripRefusal({ text, retry, links }: TripRefusalProps) {
  return (
    <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
      <p className="measure text-lg leading-snug">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {retry ? (
          // A plain link: a full page load repeats the request.
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
