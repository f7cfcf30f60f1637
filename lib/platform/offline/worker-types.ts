import type { keptNames } from '../../foundation/ids/cache-names';

/** Settings sent with the worker's text. Patterns are sources of regular expressions on paths. */
export interface WorkerSettings {
  readonly names: typeof keptNames;
  /** Files that never change under their names. */
  readonly files: string;
  /** Routes for machines, which know no language. */
  readonly machines: string;
  /** Pages of a person. */
  readonly personal: string;
  /** Pages that are kept when they are visited. */
  readonly visited: string;
  /** Screens for pages that are not stored, by the prefix of their language: the one without prefix first. */
  readonly screens: readonly { readonly prefix: string; readonly path: string }[];
  /** Name of the cookie of a session, which may be split into parts. */
  readonly sessionCookie: string;
  /** Address that keeps the push subscription of the browser. */
  readonly keepSubscription: string;
  /** Time allowed for the network when a page is kept, in milliseconds. */
  readonly patience: number;
  /** Age of a kept page, in milliseconds, from which a visit by the router refreshes it. */
  readonly renewAfter: number;
  /** Limits of visited pages and files kept. */
  readonly most: { readonly pages: number; readonly files: number };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
/** Message from a page to the worker after it is shown: its path and the files it has used. */
export interface Visit {
  readonly path: string;
  readonly files: readonly string[];
}
interface VisitMessage extends Lasting {
  readonly data: Visit;
}
/** Push message as the site sends it (lib/trips/watch/push.ts). */
export interface PushedMessage {
  readonly title: string;
  readonly body: string;
  /** Page that a click opens. */
  readonly path: string;
  /** The same for a message that is sent again: a browser shows it once. */
  readonly tag: string;
  readonly language: string;
  /** Id of the person, in whose cache the page is kept. */
  readonly owner: string;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
export interface SubscriptionChange extends Lasting {
  readonly oldSubscription?: { readonly options: object } | null;
  readonly newSubscription?: object | null;
}
interface NotificationClick extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Members of ServiceWorkerGlobalScope used by the worker, because the types of a page lack them. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager?: {
      getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null>;
      subscribe(options: object): Promise<object>;
    };
  };
  readonly cookieStore?: { getAll(): Promise<readonly { readonly name: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: VisitMessage) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: SubscriptionChange) => void,
  ): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
}
