import { getTranslations } from 'next-intl/server';

const examples = ['quiet', 'family', 'ferry', 'budget', 'wind', 'rooms'] as const;

/** Returns example questions for an empty conversation, in the page's language. */
export async function examplesOf(): Promise<string[]> {
  const t = await getTranslations('assistant.examples');
  return examples.map((example) => t(example));
}
