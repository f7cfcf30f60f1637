/*
 * Runs before Next starts in the browser. To start React is a third of what a page has to start: so it is
 * started here, and what comes after waits for a task of its own, before which a phone can answer a finger.
 */
import 'react-dom/client';

declare global {
  /** What Next runs before it starts the page, a task each: the scripts that are to come "before interactive". */
  var __next_s: [src: 0, script: { children: string }][] | undefined;
}

globalThis.__next_s ??= [];
globalThis.__next_s.push([0, { children: '' }]);

/*
 * What serves without a connection begins when the page has loaded and has nothing else to do. In development
 * pages change too often to be kept.
 */
if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
  const begin = () =>
    setTimeout(
      () => void import('@/components/offline/start').then((it) => it.startOffline()),
      1000,
    );
  // Scripts come after the first paint, and this one often after the load event.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
