import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';

interface NotThereProps {
  title: string;
  text: string;
  /** Suggested links, most likely first; paths without language prefix. */
  links: readonly { href: string; label: string }[];
}

/** Replaces a record that does not exist or belongs to another user. */
export function NotThere({ title, text, links }: NotThereProps) {
  return (
    <div className="page-grid py-20 md:py-28">
      <h1>{title}</h1>
      <p className="measure mt-6 text-lg leading-snug">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {links.map(({ href, label }, index) => (
          <SiteLink
            key={href}
            href={href}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {label}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
