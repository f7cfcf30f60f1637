'use server';

import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { renderLanguage } from '@/lib/foundation/i18n/render-language';
import { cards } from './cards';

/**
 * Draws a result of the conversation as its page does. Trusts only the operation's name and input
 * from the browser: the operation parses the input like an address. The result that the answer was
 * made from is drawn; if it is no longer kept, as in an old conversation, the operation runs within
 * its limits (ADR 50).
 *
 * @param json input of the call
 */
export async function drawResult(name: string, json: string, locale: Locale): Promise<ReactNode> {
  const card = Object.hasOwn(cards, name) ? cards[name as keyof typeof cards] : undefined;
  if (!card || typeof json !== 'string' || json.length > 5000) throw new Error('No such result');
  const tool = readOnlyTools.find((one) => one.name === name);
  if (!tool) throw new Error('No such result');
  const context = { headers: await headers(), locale: localeFrom(locale) };
  const draw = await card(tool.query(JSON.parse(json)), context);
  return <InLanguage locale={context.locale} draw={draw} />;
}

/**
 * Sets the language for the result of a server action, because an action has no URL that states
 * one. `draw` runs only after the language is set.
 */
function InLanguage({
  locale,
  draw,
}: {
  locale: Locale;
  draw: () => ReactNode | Promise<ReactNode>;
}) {
  renderLanguage().locale = locale;
  return draw();
}
