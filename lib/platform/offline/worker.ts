import type { Rules } from './rules';
import type { SubscriptionChange, Visit, WorkerScope, WorkerSettings } from './worker-types';

/**
 * The service worker. It is sent as text (script.ts), so it may use nothing but its arguments. Documents come from the
 * network, and from the cache only without it, so that no old version can persist; files carry a hash in their names
 * and come from the cache.
 */
export function serviceWorker(scope: WorkerScope, settings: WorkerSettings, rules: Rules): void {
  const { names, screens, most } = settings;

  const without = (address: string) => address.replace(/#.*$/, '');
  /** Prefix of the language of a path; empty without one. */
  const prefixOf = (path: string) =>
    screens.find(({ prefix }) => prefix && `${path}/`.startsWith(`${prefix}/`))?.prefix ?? '';

  async function personalNames() {
    return (await caches.keys()).filter((name) => name.startsWith(names.person));
  }

  /** False only when the browser reports no session: then no personal page may stay. */
  async function mayHoldSession() {
    const cookies = await scope.cookieStore?.getAll().catch(() => undefined);
    const held = cookies?.some(({ name }) => name.startsWith(settings.sessionCookie)) ?? true;
    if (!held) await Promise.all((await personalNames()).map((name) => caches.delete(name)));
    return held;
  }

  async function find(address: string) {
    const personal = (await mayHoldSession()) ? await personalNames() : [];
    for (const name of [...personal, names.packs, names.pages]) {
      const kept = await (await caches.open(name)).match(address);
      if (kept) return { kept, name };
    }
    return undefined;
  }

  async function trim(name: string, limit: number) {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    if (keys.length <= limit) return;
    // Removes a tenth at once, so that this does not happen for every file.
    const entries = await Promise.all(
      keys.map(async (key, index) => {
        const keptAt = (await cache.match(key))?.headers.get('x-kept-at');
        return [key.url, keptAt ?? String(index).padStart(6, '0')] as const;
      }),
    );
    const gone = rules.overflow(entries, Math.floor(limit * 0.9));
    await Promise.all(gone.map((address) => cache.delete(address)));
  }

  async function keepFile(address: string, answer: Response) {
    try {
      await (await caches.open(names.files)).put(address, answer);
      await trim(names.files, most.files);
    } catch {
      // Without room or permission to keep it, the page still receives its file.
    }
  }

  async function answerFile(event: { request: Request; waitUntil(work: Promise<unknown>): void }) {
    const address = event.request.url;
    const known = await caches.match(address, { ignoreVary: true }).catch(() => undefined);
    if (known) return known;
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keepFile(address, answer.clone()));
    return answer;
  }

  async function keepPage(address: string, answer: Response, name: string) {
    try {
      const html = await answer.text();
      if (!rules.isWhole(html)) return;
      const cache = await caches.open(name);
      // A page of a person that was forgotten meanwhile stays forgotten.
      if (name.startsWith(names.person)) {
        if (!(await mayHoldSession()) || !(await cache.match(address))) return;
      }
      const now = new Date().toISOString();
      await cache.put(address, rules.keptCopy(html, answer.headers, now, rules.titleOf(html)));
      if (name === names.pages) await trim(names.pages, most.pages);
    } catch {
      // As above.
    }
  }

  async function show(kept: Response) {
    const html = rules.markKept(await kept.text(), kept.headers.get('x-kept-at') ?? '');
    return new Response(html, { headers: kept.headers });
  }

  /**
   * Fallback for a page that is not kept: for an address without prefix the same page in another language if that is
   * kept, else the screen that lists kept pages.
   */
  async function showScreen(path: string) {
    const language = prefixOf(path);
    for (const { prefix } of screens) {
      if (language || !prefix) continue;
      const twin = path === '/' ? prefix : prefix + path;
      if (await find(new URL(twin, scope.location.origin).href))
        return Response.redirect(twin, 302);
    }
    const rest = screens.filter(({ prefix }) => prefix !== language);
    let screen: Response | undefined;
    for (const one of [...screens.filter(({ prefix }) => prefix === language), ...rest]) {
      screen ??= await caches.match(one.path);
    }
    return screen
      ? new Response(await screen.text(), { status: 503, headers: screen.headers })
      : Response.error();
  }

  async function answerPage(
    event: { request: Request; waitUntil(work: Promise<unknown>): void },
    keepsVisits: boolean,
  ) {
    const address = without(event.request.url);
    const found = await find(address).catch(() => undefined);
    // The browser's own cache would pass for a response from the network, of unknown age.
    const fetched = fetch(event.request, { cache: 'no-cache' });
    const name = found?.name ?? (keepsVisits ? names.pages : undefined);
    const stored = fetched.then((answer) => {
      if (name && rules.mayBeKept(answer)) return keepPage(address, answer.clone(), name);
    });
    event.waitUntil(stored.catch(() => undefined));
    if (!found) return fetched.catch(() => showScreen(new URL(address).pathname));
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, settings.patience));
    const answer = await Promise.race([fetched, late]).catch(() => undefined);
    return answer && answer.status < 500 ? answer : show(found.kept);
  }

  /**
   * Keeps the visited page when it did not pass through here: before the worker was installed, or via the page's
   * router, which loads no document.
   */
  async function keepVisit({ path, files }: Visit) {
    if (!new RegExp(settings.visited).test(path)) return;
    const kept = await caches.open(names.files);
    for (const file of files) if (!(await kept.match(file))) await kept.add(file);
    const address = new URL(path, scope.location.origin).href;
    const since = (await find(address))?.kept.headers.get('x-kept-at') ?? '';
    if (Date.now() - Date.parse(since) < settings.renewAfter) return;
    const answer = await fetch(address);
    if (rules.mayBeKept(answer)) await keepPage(address, answer, names.pages);
  }

  async function install() {
    const cache = await caches.open(names.packs);
    for (const { path: address } of screens) {
      const answer = await fetch(address, { cache: 'no-cache' });
      if (!rules.mayBeKept(answer)) continue;
      const html = await answer.text();
      const now = new Date().toISOString();
      await cache.put(address, rules.keptCopy(html, answer.headers, now, rules.titleOf(html)));
      const files = await caches.open(names.files);
      // A missing file only affects its part of the screen.
      await Promise.allSettled(rules.filesIn(html).map((file) => files.add(file)));
    }
  }

  async function activate() {
    const current: string[] = [names.files, names.pages, names.packs];
    const old = (await caches.keys()).filter(
      (name) =>
        name.startsWith('compass-') && !current.includes(name) && !name.startsWith(names.person),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  /**
   * Shows a push message. After a sign-out, of which the site may not have heard, it shows nothing of the person and
   * takes no more messages.
   */
  async function showMessage(sent: unknown) {
    const { registration } = scope;
    if (!(await mayHoldSession())) {
      await (await registration.pushManager?.getSubscription())?.unsubscribe();
      return;
    }
    const message = rules.messageOf(sent, scope.location.origin);
    if (!message) return;
    const { title, body, path, tag, language } = message;
    await registration.showNotification(title, {
      ...{ body, tag, lang: language, data: path },
      icon: '/icons/icon-192.png',
    });
  }

  /** Keeps the page that a message is about, with what changed, so that a click opens it without a connection. */
  async function keepMessagePage(sent: unknown) {
    const message = rules.messageOf(sent, scope.location.origin);
    if (!message) return;
    const address = new URL(message.path, scope.location.origin).href;
    const answer = await fetch(address);
    if (!rules.mayBeKept(answer)) return;
    const html = await answer.text();
    if (!rules.isWhole(html) || !(await mayHoldSession())) return;
    const now = new Date().toISOString();
    const copy = rules.keptCopy(html, answer.headers, now, rules.titleOf(html));
    await (await caches.open(names.person + message.owner)).put(address, copy);
    const files = await caches.open(names.files);
    const missing = rules.filesIn(html).map(async (file) => {
      if (!(await files.match(file))) await files.add(file);
    });
    await Promise.allSettled(missing);
  }

  /**
   * Sends the site the subscription that replaces an old one, and makes it where the browser has not. Without either,
   * the next page with the choice says that this browser is not subscribed.
   */
  async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange) {
    if (!(await mayHoldSession())) return;
    const { pushManager } = scope.registration;
    const made =
      newSubscription ??
      (oldSubscription
        ? await pushManager?.subscribe(oldSubscription.options)
        : await pushManager?.getSubscription());
    if (!made) return;
    await fetch(settings.keepSubscription, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(made),
    });
  }

  scope.addEventListener('install', (event) => {
    // Activates at once: documents and files of two versions do not mix, whichever worker fetches
    // them.
    void scope.skipWaiting();
    event.waitUntil(install().catch(() => undefined));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) =>
    event.waitUntil(keepVisit(event.data).catch(() => undefined)),
  );
  scope.addEventListener('push', (event) => {
    let sent: unknown;
    try {
      sent = event.data?.json();
    } catch {
      // Not ours.
    }
    event.waitUntil(Promise.all([showMessage(sent), keepMessagePage(sent).catch(() => undefined)]));
  });
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(event).catch(() => undefined)),
  );
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    // A new window: a tab that shows the page may hold unsaved work, and does not show the change.
    if (typeof notification.data === 'string') {
      event.waitUntil(scope.clients.openWindow(notification.data));
    }
  });
  scope.addEventListener('fetch', (event) => {
    const handling = rules.handlingOf(event.request, scope.location.origin, settings);
    if (handling === 'leave') return;
    event.respondWith(
      handling === 'file' ? answerFile(event) : answerPage(event, handling === 'page'),
    );
  });
}
