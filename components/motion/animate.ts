/*
 * Motion of elements that the browser or React shows by itself: menus, entries of a conversation,
 * rows of a list. They are visible without it; for visitors who ask for less motion, nothing moves
 * and nothing is fetched (ADR 65).
 */

type Library = typeof import('framer-motion/dom/mini');
type Keyframes = Parameters<Library['animate']>[1];
type Options = Parameters<Library['animate']>[2];

let library: Library | undefined;
const running = new WeakMap<Element, ReturnType<Library['animate']>>();

const isQuiet = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fetches the 3 KB of the library on a sign that a motion is near, such as the focus of a button. */
export async function prepareMotion(): Promise<void> {
  if (library || isQuiet()) return;
  // Nothing moves if it cannot be loaded.
  library = await import('framer-motion/dom/mini').catch(() => undefined);
}

function play(element: Element, keyframes: Keyframes, options: Options) {
  running.get(element)?.cancel();
  if (!library || isQuiet()) return;
  running.set(element, library.animate(element, keyframes, options));
}

const brief: Options = { duration: 0.2, ease: [0.22, 0.8, 0.36, 1] };

/**
 * Fades in an element that was just added. Before the library is loaded the element appears without
 * an animation, because a visible element must not disappear and fade in again.
 *
 * @param y distance in px that it moves down; negative for up
 */
export function enter(element: Element, y = 0): void {
  const shift = y === 0 ? {} : { transform: [`translateY(${-y}px)`, 'none'] };
  play(element, { opacity: [0, 1], ...shift }, brief);
  void prepareMotion();
}

/** Moves an element vertically within its list, between two distances from its place in px. */
export function glide(element: HTMLElement, from: number, to: number): void {
  const at = (y: number) => (y === 0 ? 'none' : `translateY(${y}px)`);
  element.style.transform = at(to);
  if (from === to) running.get(element)?.cancel();
  else play(element, { transform: [at(from), at(to)] }, brief);
}

/** Starts a motion from rest once the library is there; returns a function that ends it. */
export function sway(element: Element, keyframes: Keyframes, options: Options): () => void {
  let isOver = false;
  void prepareMotion().then(() => {
    if (!isOver) play(element, keyframes, options);
  });
  return () => {
    isOver = true;
    running.get(element)?.cancel();
  };
}
