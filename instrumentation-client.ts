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
