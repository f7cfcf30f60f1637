'use client';

import { useEffect, useState } from 'react';
import { formatMoment } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';

interface LocalTimeProps {
  /** ISO 8601 instant. */
  moment: string;
  locale: Locale;
  /** Formatted instant with its time zone, shown until the browser's zone is known. */
  children: string;
}

/** Instant in the visitor's time zone. */
export function LocalTime({ moment, locale, children }: LocalTimeProps) {
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(formatMoment(moment, locale)), [moment, locale]);
  return <time dateTime={moment}>{own ?? children}</time>;
}
