import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

/*
 * Mails of the embedded backend. It delivers none but appends each to a file, which is read here.
 * Writing and reading are in one module because both depend on the same markers.
 */
const opening = '--- mail, not delivered, ';
const closing = '--- end of mail';

/** Text of a mail's HTML, with the address of each link on its own line. */
export function textOf(html) {
  const mail = parse(html);
  for (const unseen of mail.querySelectorAll('head, style')) unseen.remove();
  for (const link of mail.querySelectorAll('a[href]')) {
    // Keep the address as it is in the source, so that it is parsed like all other text.
    link.insertAdjacentHTML('afterend', `<p>${link.rawAttributes.href}</p>`);
  }
  // The body follows a doctype, which the parser takes for text.
  return (mail.querySelector('body') ?? mail).structuredText;
}

/** Formats a mail as the backend writes it to the file. */
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
 * Mails in a file, oldest first: `{ at, to, subject, text, links }`, with `at` as an ISO instant.
 * Skips a mail that is still being written.
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

/** All mails in a backend's file; empty if the file does not exist. */
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
