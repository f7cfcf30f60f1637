import { buttonClass } from '@/components/ui/button';
import { failureMessage } from './failure-message';
import type { FailureTexts } from './failure-texts';

interface FailureScreenProps {
  error: unknown;
  retry: () => void;
  texts: FailureTexts;
}

/** Screen for a page that failed to render. */
export function FailureScreen({ error, retry, texts }: FailureScreenProps) {
  const message = failureMessage(error);
  return (
    <div className="page-grid py-20 md:py-28" role="alert">
      <title>{texts.title}</title>
      <h1>{texts.title}</h1>
      {message ? (
        <p className="measure mt-6 border-l-2 border-bad bg-deep px-5 py-4 font-ui text-sm">
          {message}
        </p>
      ) : null}
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => retry()} className={buttonClass('primary')}>
          {texts.retry}
        </button>
        {/* A plain link, because only a new document recovers from the error. */}
        <a href={texts.homeHref} data-fresh="" className={buttonClass('secondary')}>
          {texts.home}
        </a>
      </p>
    </div>
  );
}
