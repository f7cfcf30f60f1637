import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { lastMail } from '../../backend/mailbox.mjs';
import el from '../../messages/el/auth.json' with { type: 'json' };
import en from '../../messages/en/auth.json' with { type: 'json' };
import { expect } from './test';

export const languages = [
  { locale: 'en', prefix: '', texts: en, button: 0 },
  { locale: 'el', prefix: '/el', texts: el, button: 1 },
] as const;

type Texts = (typeof languages)[number]['texts'];

export const password = 'Kyma-and-meltemi-7';
export const stranger = () => `nobody.${randomUUID()}@example.org`;

/**
 * Fields of the form on the page. The newsletter in the footer has an address field as well, and
 * the router keeps previous pages hidden in the document.
 */
export function formOf(page: Page, texts: Texts) {
  const main = page.getByRole('main');
  const field = (label: string) =>
    main.getByLabel(label, { exact: true }).filter({ visible: true });
  return {
    name: field(texts.name),
    email: field(texts.email),
    password: field(texts.password),
    signIn: main.getByRole('button', { name: texts.signIn.submit, exact: true }),
    signUp: main.getByRole('button', { name: texts.signUp.submit }),
    alert: main.getByRole('alert'),
    status: main.getByRole('status'),
  };
}

/** A mail appears in the log shortly after the page has announced it. */
export async function linkFor(mailFile: string, email: string, button: number, path: string) {
  await expect.poll(() => lastMail(mailFile, email)?.links.length).toBeGreaterThan(button);
  const link = new URL(lastMail(mailFile, email)?.links[button] ?? '');
  expect(link.pathname).toBe(path);
  return link.href;
}
