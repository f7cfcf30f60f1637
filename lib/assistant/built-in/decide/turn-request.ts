import type { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { ToolResult } from '../conversation';
import type { Intent } from '../intent/intents';
import type { Turn } from '../understand/turn';
import type { TripState } from './trip-state';

export type Words = Awaited<ReturnType<typeof getTranslations<'builtIn'>>>;

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Next step: tool calls or the text of the answer. */
export type Next =
  | { readonly calls: readonly ToolCall[]; readonly intro?: string }
  | {
      readonly text: string;
      /** Parts of the request as a few words each, shown above the answer. */
      readonly chips?: readonly string[];
    };

/** Input for an answer. */
export interface TurnRequest {
  readonly locale: Locale;
  readonly today: IsoDate;
  readonly t: Words;
  readonly turn: Turn;
  /** Intent of the message; undefined if it is not known. */
  readonly intent: Intent | undefined;
  readonly trip: TripState;
  /** Island on which the traveller stays, as far as earlier messages tell. */
  readonly base?: IslandSlug;
  /** Result of the last `planFerries` call before this message. */
  readonly planBefore: ToolResult | undefined;
  /** Costs estimated for earlier messages, and whether the last message was one of them. */
  readonly costsBefore?: readonly ToolResult[];
  readonly isCostAfterCost?: boolean;
  /** Messages in a row before this one that were answered with sheltered beaches. */
  readonly shelterBefore?: number;
  /** Tool results for this message. */
  readonly results: readonly ToolResult[];
}

export const resultsOf = ({ results }: Pick<TurnRequest, 'results'>, tool: string) =>
  results.filter((one) => one.tool === tool);
