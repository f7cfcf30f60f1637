'use client';

import { useEffect, useState } from 'react';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface LocalTimeProps {
  /** ISO instant. */
  moment: string;
  locale: Locale;
  /** The same in a zone that is named: what stands there until the browser has told its own. */
  children: string;
}

/** A moment by the clock of whoever reads it. */
export function LocalTime({ moment, locale, children }: LocalTimeProps) {
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(formatMoment(moment, locale)), [moment, locale]);
  return <time dateTime={moment}>{own ?? children}</time>;
}
