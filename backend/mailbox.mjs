import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

/*
 * Mails of the embedded backend. It delivers none: it writes each into a file of its own, and here they are
 * read again. Writing and reading stand side by side because each depends on the other's marks.
 */
const opening = '--- mail, not delivered, ';
const closing = '--- end of mail';

/** The text of a mail's HTML, with the address of each link on a line of its own. */
export function textOf(html) {
  const mail = parse(html);
  for (const unseen of mail.querySelectorAll('head, style')) unseen.remove();
  for (const link of mail.querySelectorAll('a[href]')) {
    // As it stands in the source, so that it is read like all other text.
    link.insertAdjacentHTML('afterend', `<p>${link.rawAttributes.href}</p>`);
  }
  // Before the body stands the doctype, which the parser takes for text.
  return (mail.querySelector('body') ?? mail).structuredText;
}

/** A mail as the backend writes it. */
export function formatMail({ to, subject, html, text }, at) {
  return [
    opening + at.toISOString(),
    `To: ${to}`,
    `Subject: ${subject}`,
    '',
    html ? textOf(html) : text,
    closing,
  ].join('\n');
}

/**
 * The mails in a file, oldest first: `{ at, to, subject, text, links }`, `at` an ISO instant. A mail that
 * is still being written is left out.
 */
export function readMails(text) {
  const pattern = new RegExp(
    `^${opening}(\\S+)\\nTo: (.*)\\nSubject: (.*)\\n\\n([\\s\\S]*?)\\n${closing}$`,
    'gm',
  );
  return [...text.matchAll(pattern)].map(([, at, to, subject, body]) => ({
    at,
    to,
    subject,
    text: body,
    links: body.match(/^https?:\/\/\S+$/gm) ?? [],
  }));
}

/** All mails of a backend's file; none when the file is not there. */
export function mailsIn(mailFile) {
  try {
    return readMails(readFileSync(mailFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The newest mail to an address, or undefined. */
export function lastMail(mailFile, to) {
  return mailsIn(mailFile).findLast((mail) => mail.to.toLowerCase() === to.toLowerCase());
}
