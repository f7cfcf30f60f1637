import type { ComponentProps } from 'react';
import Markdown, { type Options } from 'react-markdown';

/** The only elements an answer is made of: no pictures, no headings, nothing that runs. */
const allowed = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'blockquote', 'code'];

const settings: Options = {
  allowedElements: allowed,
  // The words in an element that is not allowed stay.
  unwrapDisallowed: true,
  skipHtml: true,
  urlTransform: (url) => ownPath(url) ?? '',
  components: { a: OwnLink },
};

/** A path on this site, from itself or its full address; undefined for everything else. */
export function ownPath(url: string): string | undefined {
  if (typeof window !== 'undefined' && url.startsWith(`${window.location.origin}/`)) {
    return url.slice(window.location.origin.length);
  }
  // Two slashes, or one and a backslash, lead elsewhere. So would a control character between them.
  return /^\/(?![/\\])[\u0021-\uffff]*$/.test(url) ? url : undefined;
}

/** A link that leads elsewhere is no link: of the outside, pages of ours know the right address. */
function OwnLink({ href, children }: ComponentProps<'a'>) {
  return href ? (
    <a href={href} className="text-link">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

/** Draws text of a model as a safe subset of Markdown. */
export function Words({ text }: { text: string }) {
  return <Markdown {...settings}>{text}</Markdown>;
}
