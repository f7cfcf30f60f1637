interface Work {
  /** True while leaving the page would lose something. */
  holds: () => boolean;
  /** Question before the work is lost, in the language of the page. */
  question: string;
}

const kept = new Set<Work>();

/**
 * Makes the page stay while it holds something unsaved, even when the session ends. Returns a
 * function that ends this.
 */
export function keepWork(work: Work): () => void {
  kept.add(work);
  return () => void kept.delete(work);
}

const unsaved = () => [...kept].find((work) => work.holds());

/** True while this page has unsaved work. */
export const holdsUnsavedWork = () => unsaved() !== undefined;

/** Asks the person if something would be lost; true if the page may be left. */
export function mayLeave(): boolean {
  const work = unsaved();
  return work === undefined || window.confirm(work.question);
}

/** Discards unsaved work with the person's consent; from then on nothing prevents leaving. */
export const giveUpWork = () => kept.clear();
