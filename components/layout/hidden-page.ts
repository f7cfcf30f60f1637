/** The methods of an element that are used here. */
interface Marked {
  getAttribute: (name: string) => string | null | undefined;
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
}

interface Root extends Marked {
  matches: (selector: string) => boolean;
  querySelectorAll: (selector: string) => Iterable<Marked>;
}

// React finds parts of a page that still arrive by the ids of templates.
const named = '[id]:not(template)';
const data = 'script[type="application/ld+json"]';
const [keptId, keptType] = ['data-kept-id', 'data-kept-type'];

const allOf = (root: Root, selector: string) => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
];

/**
 * Removes the ids of a page that the router keeps hidden, and disables its structured data, which would otherwise be
 * duplicated in the document.
 */
export function withdraw(root: Root): void {
  for (const element of allOf(root, named)) {
    element.setAttribute(keptId, element.getAttribute('id') ?? '');
    element.removeAttribute('id');
  }
  for (const script of allOf(root, data)) {
    script.setAttribute(keptType, script.getAttribute('type') ?? '');
    // Without any type it would be JavaScript.
    script.setAttribute('type', 'application/json');
  }
}

/** Undoes {@link withdraw} for a page that is shown again. */
export function restore(root: Root): void {
  for (const element of allOf(root, `[${keptId}]`)) {
    // React may have given the element a new id meanwhile.
    const id = element.getAttribute('id') ?? element.getAttribute(keptId) ?? '';
    element.removeAttribute(keptId);
    element.setAttribute('id', id);
  }
  for (const script of allOf(root, `[${keptType}]`)) {
    script.setAttribute('type', script.getAttribute(keptType) ?? '');
    script.removeAttribute(keptType);
  }
}
