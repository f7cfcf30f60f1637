'use client';

import { useEffect, useState } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { dropPages, type KeptPage, keptPages } from '@/lib/platform/offline/keep';
import { momentOf } from './words';

interface KeptListProps {
  locale: Locale;
  /** Paths of the offline screen itself, which are not listed. */
  screens: readonly string[];
  texts: {
    kept: string;
    personal: string;
    personalNote: string;
    none: string;
    since: string;
    dropAll: string;
    dropped: string;
  };
}

/** Pages stored in this browser, newest first, with a button to remove them. */
export function KeptList({ locale, screens, texts }: KeptListProps) {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const [isDropped, setDropped] = useState(false);

  useEffect(() => {
    void keptPages().then((all) => setPages(all.filter(({ href }) => !screens.includes(href))));
  }, [screens]);

  async function drop() {
    await dropPages((pages ?? []).map(({ href }) => href)).catch(() => undefined);
    setPages([]);
    setDropped(true);
  }

  const groups = [
    {
      title: texts.personal,
      note: texts.personalNote,
      list: pages?.filter(({ isPersonal }) => isPersonal) ?? [],
    },
    {
      title: texts.kept,
      note: undefined,
      list: pages?.filter(({ isPersonal }) => !isPersonal) ?? [],
    },
  ].filter(({ list }) => list.length > 0);
  return (
    <div aria-live="polite">
      {pages && groups.length === 0 ? (
        <p className="measure">{isDropped ? texts.dropped : texts.none}</p>
      ) : null}
      {groups.map(({ title, note, list }) => (
        <section key={title} className="mb-10">
          <h2>{title}</h2>
          {note ? <p className="measure mt-2 font-ui text-sm text-ink-2">{note}</p> : null}
          <ul className="mt-4 border-b border-rule">
            {list.map(({ href, title: name, keptAt }) => (
              <li
                key={href}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-2"
              >
                <a
                  href={href}
                  data-fresh=""
                  className="inline-flex min-h-11 items-center font-display text-lg hover:text-accent"
                >
                  {name}
                </a>
                <span className="font-ui text-sm text-ink-2">
                  {keptAt ? fill(texts.since, momentOf(keptAt, locale)) : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 ? (
        <button type="button" className="button button-secondary" onClick={() => void drop()}>
          {texts.dropAll}
        </button>
      ) : null}
    </div>
  );
}
