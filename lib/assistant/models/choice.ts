import 'server-only';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { builtInModel } from '@/lib/assistant/built-in/model';
import { type Env, env } from '@/lib/foundation/env';
import { boundedModel } from './bounded-model';

type Settings = Pick<
  Env,
  'ASSISTANT_PROVIDER' | 'ASSISTANT_MODEL' | 'ASSISTANT_API_KEY' | 'ASSISTANT_BASE_URL'
>;

/** External model with its name. */
export interface OutsideModel {
  readonly model: LanguageModelV4;
  readonly name: string;
}

/** Returns the model set in the environment, or undefined if only the built-in one is available. */
export function outsideModel(settings: Settings = env): OutsideModel | undefined {
  const name = settings.ASSISTANT_MODEL;
  if (!name) return undefined;
  const { ASSISTANT_API_KEY: apiKey, ASSISTANT_BASE_URL: baseURL } = settings;
  const service = { ...(apiKey ? { apiKey } : {}), ...(baseURL ? { baseURL } : {}) };
  switch (settings.ASSISTANT_PROVIDER) {
    case 'openai-compatible':
      if (!baseURL) return undefined;
      return {
        name,
        model: createOpenAICompatible({ name: 'compatible', ...service, baseURL })(name),
      };
    case 'anthropic':
      return { name, model: createAnthropic(service)(name) };
    case 'google':
      return { name, model: createGoogle(service)(name) };
    case 'built-in':
      return undefined;
  }
}

/**
 * Returns the model in use: the configured one, or the built-in one if the visitor chose it or no
 * other is configured.
 */
export function chosenModel(choice: 'configured' | 'built-in'): {
  readonly model: LanguageModelV4;
  readonly name: string | undefined;
} {
  const outside = choice === 'configured' ? outsideModel() : undefined;
  return outside
    ? { model: boundedModel(outside.model), name: outside.name }
    : { model: builtInModel, name: undefined };
}
