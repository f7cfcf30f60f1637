'use client';

import { useEffect, useState } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import { useSession } from '@/lib/platform/auth/session-store';
import { dropPages, type KeepFault, keepAll, keptSince } from '@/lib/platform/offline/keep';
import { documentLocale, momentOf, offlineWords } from './words';

interface KeepOfflineProps {
  label: string;
  /** Paths in the page's language; the first one shows whether they are stored. */
  pages: readonly string[];
  /** The pages belong to the signed-in user and are deleted with the session. */
  isPersonal?: boolean;
  /** Source of a regular expression for links of those pages to store, too. */
  follow?: string;
}

type Words = Awaited<ReturnType<typeof offlineWords>>['state'];

interface State {
  readonly words?: Words;
  readonly message?: string;
  readonly tone?: 'good' | 'bad';
  readonly isBusy?: boolean;
  readonly isKept?: boolean;
}

const isPossible = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator;

/** Stores pages on this device on request, reports progress and result, and removes them again. */
export function KeepOffline({ label, pages, isPersonal = false, follow }: KeepOfflineProps) {
  const [state, setState] = useState<State>({});
  const user = useSession((session) => session.user?.id);
  const owner = isPersonal ? user : undefined;
  const first = pages[0] ?? '';

  useEffect(() => {
    let isShown = true;
    async function look() {
      const since = isPossible() ? await keptSince(first, owner) : undefined;
      if (!since || !isShown) return;
      const locale = documentLocale();
      const { state: words } = await offlineWords(locale);
      setState({ words, isKept: true, message: fill(words.kept, momentOf(since, locale)) });
    }
    if (!isPersonal || owner) void look().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [first, isPersonal, owner]);

  async function keep() {
    const locale = documentLocale();
    const { state: words } = await offlineWords(locale);
    const fail = (fault: KeepFault) =>
      setState((before) => ({
        ...before,
        words,
        isBusy: false,
        tone: 'bad',
        message: words[fault],
      }));
    if (!isPossible()) return fail('blocked');
    if (isPersonal && !owner) return fail('away');
    // Requested only after a click. Without persistent storage the browser may evict the pages.
    void navigator.storage?.persist?.().catch(() => undefined);
    const { fault, missing } = await keepAll(pages, {
      owner,
      follow: follow === undefined ? undefined : new RegExp(follow),
      onStep: (done, all) =>
        setState((before) => ({
          ...before,
          words,
          isBusy: true,
          tone: undefined,
          message: fill(words.working, { done: done + 1, all }),
        })),
    });
    if (fault) return fail(fault);
    const kept = fill(words.kept, momentOf(new Date().toISOString(), locale));
    const message = missing > 0 ? `${kept} ${words.missing}` : kept;
    setState({ words, isKept: true, tone: 'good', message });
  }

  async function drop() {
    await dropPages(pages, owner).catch(() => undefined);
    setState(({ words }) => ({ words, message: words?.dropped }));
  }

  const { words, isKept, isBusy, message, tone } = state;
  return (
    <div>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void keep())}
        >
          {isKept && words ? words.again : label}
        </button>
        {isKept && words && !isBusy ? (
          <button type="button" className="button button-quiet" onClick={() => void drop()}>
            {words.drop}
          </button>
        ) : null}
      </p>
      <p
        role="status"
        className={`measure mt-3 min-h-6 font-ui text-sm ${tone === 'bad' ? 'text-bad' : 'text-ink-2'}`}
      >
        {message}
      </p>
    </div>
  );
}
