'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ConversationEntry } from '@/lib/assistant/conversations/actions';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { KeepFault, KeptConversation } from './kept';
import type { RoomView } from './room-texts';
import type { Account } from './use-account';

interface ConversationListProps {
  view: RoomView;
  account: Account;
  isSignedIn: boolean;
  keepFault: KeepFault | undefined;
  /** Id of the open conversation. */
  current: string;
  isEmpty: boolean;
  open: (conversation: KeptConversation) => void;
  begin: () => void;
}

/**
 * Saved conversations of the account, a button for a new one, and storage errors. Visitors without
 * a session see a link to sign in.
 */
export function ConversationList(props: ConversationListProps) {
  const { view, account, isSignedIn, keepFault, current, isEmpty, open, begin } = props;
  const { texts, signInHref } = view;
  const [before = '', after = ''] = texts.kept.split('{link}');
  const kept = isSignedIn ? (
    <details className="log-list">
      <summary>{texts.list.title}</summary>
      {account.entries.length === 0 ? <p className="log-note">{texts.list.none}</p> : null}
      <ul>
        {account.entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            view={view}
            account={account}
            isCurrent={entry.id === current}
            open={open}
            begin={begin}
          />
        ))}
      </ul>
    </details>
  ) : isEmpty ? null : (
    <p className="log-note">
      {before}
      <a href={signInHref} className="text-link">
        {texts.signIn}
      </a>
      {after}
    </p>
  );
  return (
    <div className="log-head">
      <div>
        {kept}
        {keepFault ? (
          <p className="log-note log-bad" role="status">
            {texts[keepFault]}
          </p>
        ) : null}
        {isSignedIn && (account.isAway || account.fault) ? (
          <p className="log-note log-bad" role="status">
            {account.isAway ? texts.list.away : account.fault}
          </p>
        ) : null}
      </div>
      {isEmpty ? null : (
        <button type="button" className={buttonClass('secondary')} onClick={begin}>
          {texts.again}
        </button>
      )}
    </div>
  );
}

interface EntryProps {
  entry: ConversationEntry;
  view: RoomView;
  account: Account;
  isCurrent: boolean;
  open: (conversation: KeptConversation) => void;
  begin: () => void;
}

function Entry({ entry: { id, title, updatedAt }, ...props }: EntryProps) {
  const { view, account, isCurrent, open, begin } = props;
  const { texts, locale } = view;
  const { list } = texts;
  const [state, setState] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const [name, setName] = useState(title);
  if (state === 'renaming') {
    return (
      <li>
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            if (await account.rename(id, name)) setState('shown');
          }}
        >
          <label>
            <span className="sr-only">{list.name}</span>
            <input
              className="control"
              value={name}
              maxLength={120}
              required
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <button type="submit" className={buttonClass('secondary')}>
            {list.rename}
          </button>
          <button type="button" className="log-quiet" onClick={() => setState('shown')}>
            {texts.cancelEdit}
          </button>
        </form>
      </li>
    );
  }
  if (state === 'deleting') {
    return (
      <li>
        <p>{fill(list.deleteAsk, { title })}</p>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={async () => {
            if ((await account.remove(id)) && isCurrent) begin();
          }}
        >
          {list.yes}
        </button>
        <button type="button" className="log-quiet" onClick={() => setState('shown')}>
          {list.no}
        </button>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="log-open"
        aria-current={isCurrent || undefined}
        onClick={async () => {
          const opened = isCurrent ? undefined : await account.open(id);
          if (opened) open(opened);
        }}
      >
        {title} <small>{formatDate(updatedAt, locale)}</small>
      </button>
      <button
        type="button"
        className="log-quiet"
        aria-label={`${list.rename}: ${title}`}
        onClick={() => setState('renaming')}
      >
        {list.rename}
      </button>
      <button
        type="button"
        className="log-quiet"
        aria-label={`${list.delete}: ${title}`}
        onClick={() => setState('deleting')}
      >
        {list.delete}
      </button>
    </li>
  );
}
