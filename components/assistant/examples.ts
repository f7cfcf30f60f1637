import { getTranslations } from 'next-intl/server';

const examples = ['quiet', 'family', 'ferry', 'budget', 'wind', 'rooms'] as const;

/** Questions to begin with, in the page's language. */
export async function examplesOf(): Promise<string[]> {
  const t = await getTranslations('assistant.examples');
  return examples.map((example) => t(example));
}
