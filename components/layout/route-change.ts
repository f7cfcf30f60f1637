type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back after every change of page. Returns how to stop. */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells everyone that the page has changed. Called by RouteWatcher alone. */
export function announceRouteChange() {
  for (const listener of listeners) listener();
}
