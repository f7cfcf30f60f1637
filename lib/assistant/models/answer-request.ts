import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage, ToolSet } from 'ai';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { AnswerFault } from './faults';
import type { assistantLimits } from './limits';

/** A conversation to answer, with the model and the tools that answer it. */
export interface AnswerRequest {
  readonly model: LanguageModelV4;
  /** Name of an external model; undefined for the built-in one. */
  readonly modelName?: string | undefined;
  /** Model that answers where the external one fails. */
  readonly fallback?: LanguageModelV4 | undefined;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  readonly locale: Locale;
  /** Aborted when the visitor leaves or presses stop. */
  readonly signal: AbortSignal;
  /** Returns a sentence about a fault in the language of the page. */
  readonly say: (fault: AnswerFault) => string;
  /** Sentence after a fault, before the answer of the fallback. */
  readonly instead: string;
  /** Words placed behind a claim of an external model that no source supports. */
  readonly mark: string;
  readonly onFault: (fault: AnswerFault, error?: unknown) => void;
  readonly timeouts?: Partial<typeof assistantLimits.timeouts>;
}
