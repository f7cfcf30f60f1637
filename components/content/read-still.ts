import type { Still } from '@/components/ui/still';

/** How React calls what a document calls otherwise. */
const propNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/**
 * What stands in an element of the document, as the data it was drawn from. Comments part texts that React drew as
 * several.
 */
export function readStill(element: Element | null): Still[] {
  return [...(element?.childNodes ?? [])].flatMap((node): Still[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element ? [readElement(node)] : [];
  });
}

function readElement(element: Element): Still {
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (name === 'style') return [name, readStyle(value)];
    // React takes an empty text for false.
    if (name === 'open') return [name, true];
    return [propNames[name] ?? name, value];
  });
  return [
    element.localName,
    attributes.length > 0 ? Object.fromEntries(attributes) : 0,
    ...readStill(element),
  ];
}

/** `--x:1;margin-top:2px` as React takes it. */
const readStyle = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter((one) => one.includes(':'))
      .map((one) => {
        const [name = '', ...value] = one.split(':');
        const property = name.trim();
        const camel = property.startsWith('--')
          ? property
          : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
        return [camel, value.join(':').trim()];
      }),
  );
