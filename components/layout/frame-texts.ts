/** What draws a document on the server is a bundle of its own: the place that both know. */
const textsKey = Symbol.for('cyclades-compass.frame-texts');

type Texts = Map<string, string>;

const shared = globalThis as { [textsKey]?: Texts };

/** On the server the markup of the frame by the id of the element it stands in; in the browser what was read there. */
function texts(): Texts {
  shared[textsKey] ??= new Map();
  return shared[textsKey];
}

export const isFrameTextKept = (id: string): boolean => texts().has(id);

/** Keeps markup of the frame, for all documents that are made from now on. */
export const keepFrameText = (id: string, html: string): unknown => texts().set(id, html);

/** The markup of a part of the frame: on the server as it was kept, in the browser from the document. */
export function frameText(id: string): string {
  const known = texts().get(id);
  if (known !== undefined) return known;
  if (typeof document === 'undefined') throw new Error(`${id} of the frame was never drawn`);
  const html = document.getElementById(id)?.innerHTML ?? '';
  keepFrameText(id, html);
  return html;
}
