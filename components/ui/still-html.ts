import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Still } from './still';

/** What a document calls otherwise than React; HTML does not mind capitals, and SVG has some of its own. */
const documentNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeWidth: 'stroke-width',
};

/** Elements without an end. */
const isVoid = /^(?:br|col|hr|img|input|source|wbr)$/;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** A text as it stands between tags, and in the quotes of an attribute. */
export const inText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
export const inAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Drawn text as markup, the same that React makes of it. Throws for what only a script could do. */
export const htmlOf = (text: readonly Still[]): string => text.map(written).join('');

function written(one: Still): string {
  if (typeof one === 'string') return inText(one);
  const [tag, attributes, ...inside] = one;
  return element(tag, attributes || {}, htmlOf(inside));
}

/**
 * The same of what can be drawn at once: elements of the document, and components that neither wait nor use a hook.
 * For what a leaf shows by the dozen and nothing listens to: a quarter of the time React takes.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return inText(String(node));
  const { type, props } = node;
  const { children, ...attributes } = props;
  if (type === Fragment) return markupOf(children);
  if (typeof type === 'function') return markupOf((type as (given: object) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('Markup has an element that only React can draw');
  return element(type, attributes, markupOf(children));
}

function element(tag: string, attributes: object, inside: string): string {
  const begin = `<${tag}${Object.entries(attributes).map(attribute).join('')}>`;
  return isVoid.test(tag) ? begin : `${begin}${inside}</${tag}>`;
}

function attribute([name, value]: [string, unknown]): string {
  const text = attributeText(name, value);
  return text === undefined ? '' : ` ${documentNames[name] ?? name}="${inAttribute(text)}"`;
}

function attributeText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  // `aria-hidden` says its state in words; `hidden` is there or is not.
  if (typeof value === 'boolean') {
    if (/^(?:aria|data)-/.test(name)) return String(value);
    return value ? '' : undefined;
  }
  if (name === 'style') return styleOf(value);
  throw new Error(`A text cannot have ${name}`);
}

const styleOf = (style: object) =>
  Object.entries(style)
    .map(([name, value]) => {
      const isOwn = name.startsWith('--');
      if (typeof value === 'number' && value !== 0 && !isOwn) {
        throw new Error(`A length needs its unit: ${name}`);
      }
      const property = isOwn ? name : name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
      return `${property}:${value}`;
    })
    .join(';');
