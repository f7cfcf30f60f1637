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
