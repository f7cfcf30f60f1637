import { buttonClass } from '@/components/ui/button';

interface BackendAwayProps {
  title: string;
  text: string;
  /** The words of the link that tries again. */
  retry: string;
  /** The address of this page, with its query. */
  href: string;
}

/** Stands in for a page of a person while the backend does not answer. */
export function BackendAway({ title, text, retry, href }: BackendAwayProps) {
  return (
    <div className="page-grid py-20 md:py-28" role="alert">
      <h1>{title}</h1>
      <p className="measure mt-6">{text}</p>
      <p className="mt-8">
        {/* A plain link: only a fresh document asks again. */}
        <a href={href} className={buttonClass('primary')}>
          {retry}
        </a>
      </p>
    </div>
  );
}
