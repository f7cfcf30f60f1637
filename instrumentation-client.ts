/*
 * Registers the service worker when the page is loaded and idle. Not in development, where pages
 * change too often to be cached.
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
