'use client';

import { useEffect } from 'react';
import { FailureScreen } from '@/components/layout/failure-screen';
import { failureTexts } from '@/components/layout/failure-texts';
import { reportError } from '@/lib/foundation/report-error';

/** Shown for a page that failed to render. The surrounding shell stays, in its language. */
export default function RouteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    reportError('Page', error);
  }, [error]);

  return <FailureScreen error={error} retry={retry} texts={failureTexts()} />;
}
