'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { failureMessage, referenceOf, takeTitle } from './failure-report';
import type { FailureTexts } from './failure-texts';
import { isMissingScript, mayHelpToReload } from './missing-script';

interface FailureScreenProps {
  error: unknown;
  retry: () => void;
  texts: FailureTexts;
}

/**
 * Screen for a page that failed to render. A page whose script could not be loaded is loaded again once, and the screen
 * appears only if that fails too.
 */
export function FailureScreen({ error, retry, texts }: FailureScreenProps) {
  const isMissing = isMissingScript(error);
  const [reloads] = useState(
    () => isMissing && typeof window !== 'undefined' && mayHelpToReload(window),
  );
  const { title } = isMissing ? texts.missing : texts;
  useEffect(() => {
    if (reloads) window.location.reload();
    else return takeTitle(document, title);
  }, [reloads, title]);
  if (reloads) return null;

  const text = isMissing ? texts.missing.text : texts.text;
  const reference = isMissing ? '' : referenceOf(error);
  const details = isMissing ? '' : failureMessage(error);
  const again = () => (isMissing ? window.location.reload() : retry());
  return (
    <div className="page-grid py-20 md:py-28" role="alert">
      <h1>{title}</h1>
      <p className="measure mt-6 text-lg leading-snug">{text}</p>
      {reference || details ? (
        <p className="measure mt-4 border-l-2 border-bad bg-deep px-5 py-3 font-ui text-sm break-words text-ink-2">
          {reference ? `${texts.reference} ${reference}` : details}
        </p>
      ) : null}
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={again} className={buttonClass('primary')}>
          {isMissing ? texts.missing.retry : texts.retry}
        </button>
        {/* A plain link, because only a new document recovers from the error. */}
        <a href={texts.homeHref} data-fresh="" className={buttonClass('secondary')}>
          {texts.home}
        </a>
      </p>
    </div>
  );
}
