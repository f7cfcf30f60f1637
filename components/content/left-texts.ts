import type { Still } from '@/components/ui/still';
import { visitorAnswer } from '@/lib/http/visitor-answer';
import { readStill } from './read-still';

/** Where the texts of an answer lie while it is made: what draws it on the server is a bundle of its own. */
const textsKey = Symbol.for('cyclades-compass.left-texts');

type Texts = Map<string, readonly Still[]>;

/** In the browser: what was read from its document, for when the router shows the page again. */
const read: Texts = new Map();

/**
 * Leaves a text for the markup of the document that is being made, so that its data need not carry it. Gives the id
 * of the element it will stand in; undefined where there is no markup it could be read from: scripts asked for the
 * data alone, or nobody knows for whom the answer is (`next dev`, a build).
 */
export function leaveText(text: readonly Still[]): string | undefined {
  const answer: (ReturnType<typeof visitorAnswer> & { [textsKey]?: Texts }) | undefined =
    visitorAnswer();
  if (!answer || answer.req.headers.rsc !== undefined || answer.req.method !== 'GET') {
    return undefined;
  }
  answer[textsKey] ??= new Map();
  const id = `text-${crypto.randomUUID().slice(0, 13)}`;
  answer[textsKey].set(id, text);
  return id;
}

/** The text that was left under an id: on the server as it is, in the browser from the document. */
export function leftText(id: string): readonly Still[] {
  if (typeof document !== 'undefined') {
    const known = read.get(id) ?? readStill(document.getElementById(id));
    read.set(id, known);
    return known;
  }
  const answer: (object & { [textsKey]?: Texts }) | undefined = visitorAnswer();
  const text = answer?.[textsKey]?.get(id);
  if (!text) throw new Error('A text was not left for the answer it belongs to');
  return text;
}
