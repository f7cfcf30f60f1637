type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls the listener after every navigation. Returns a function that stops it. */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies all listeners. Called only by RouteWatcher. */
export function announceRouteChange() {
  for (const listener of listeners) listener();
}
