import type { ComponentProps } from 'react';
import Markdown, { type Options } from 'react-markdown';

/** Elements allowed in an answer: no images, headings or scripts. */
const allowed = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'blockquote', 'code'];

const settings: Options = {
  allowedElements: allowed,
  // Keeps the text of elements that are not allowed.
  unwrapDisallowed: true,
  skipHtml: true,
  urlTransform: (url) => ownPath(url) ?? '',
  components: { a: OwnLink },
};

/** Returns the path of a URL on this site, relative or absolute; undefined for any other URL. */
export function ownPath(url: string): string | undefined {
  if (typeof window !== 'undefined' && url.startsWith(`${window.location.origin}/`)) {
    return url.slice(window.location.origin.length);
  }
  // `//` and `/\` start URLs of other hosts, also with a control character in between.
  return /^\/(?![/\\])[\u0021-\uffff]*$/.test(url) ? url : undefined;
}

/**
 * Draws external links as plain text, because the model may invent them; pages of this site have
 * correct ones.
 */
function OwnLink({ href, children }: ComponentProps<'a'>) {
  return href ? (
    <a href={href} className="text-link">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

/** Renders text of the model as a safe subset of Markdown. */
export function Words({ text }: { text: string }) {
  return <Markdown {...settings}>{text}</Markdown>;
}
