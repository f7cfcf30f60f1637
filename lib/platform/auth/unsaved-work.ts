interface Work {
  /** True while leaving the page would lose something. */
  holds: () => boolean;
  /** Asked before it is lost, in the language of the page. */
  question: string;
}

const kept = new Set<Work>();

/** Makes the page stay while it holds something unsaved, even when the session ends. Returns how to stop. */
export function keepWork(work: Work): () => void {
  kept.add(work);
  return () => void kept.delete(work);
}

const unsaved = () => [...kept].find((work) => work.holds());

/** True while this page has unsaved work. */
export const holdsUnsavedWork = () => unsaved() !== undefined;

/** Asks the person where something would be lost; true when the page may be left. */
export function mayLeave(): boolean {
  const work = unsaved();
  return work === undefined || window.confirm(work.question);
}

/** Discards unsaved work with the person's consent; from then on nothing prevents leaving. */
export const giveUpWork = () => kept.clear();
