'use server';

import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { InLanguage } from '@/components/assistant/in-language';
import { queryOf } from '@/lib/assistant/tools/arguments';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { cards } from './cards';

/**
 * Draws a result of the conversation as its page does. Trusts only the operation's name and input
 * from the browser: the operation parses the input like an address and runs again within its
 * limits, and its result has to pass its schema (ADR 50).
 *
 * @param json input of the call
 */
export async function drawResult(name: string, json: string, locale: Locale): Promise<ReactNode> {
  const card = Object.hasOwn(cards, name) ? cards[name as keyof typeof cards] : undefined;
  if (!card || typeof json !== 'string' || json.length > 5000) throw new Error('No such result');
  const input: unknown = JSON.parse(json);
  const asked = { headers: await headers(), locale: localeFrom(locale) };
  const draw = await card((shape) => queryOf(shape, input), asked);
  return <InLanguage locale={asked.locale} draw={draw} />;
}
