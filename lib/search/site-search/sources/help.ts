import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/platform/routes/register';
import { help, resources } from '@/lib/records/content/queries';
import { wholeText } from '@/lib/records/content/rules';
import { dailyItems, seasonalItems } from '@/lib/records/costs/schema';
import { emergencyNumbers } from '@/lib/records/help/emergency';
import { type SearchSource, wordsOfSlug } from './types';

/** Questions of the help page and the emergency numbers. */
export const helpSource: SearchSource = {
  kind: 'help',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'help' });
    const numbers = emergencyNumbers.map(
      ({ number, use }) => `${t(`emergency.${use}`)}: ${number}`,
    );
    return [
      {
        id: 'help-emergency',
        title: t('emergency.title'),
        context: t('title'),
        text: `${numbers.join('. ')}.`,
        link: `${routes.help}#emergency`,
      },
      ...help.entries(locale).map(({ slug, question, topic, parts }) => ({
        id: `help-${slug}`,
        title: question,
        context: t(`topics.${topic}`),
        text: wholeText(parts),
        alsoCalled: [wordsOfSlug(slug)],
        link: `${routes.help}#${slug}`,
      })),
    ];
  },
};

/** Chapters of the resources page and its table of costs. */
export const resourceSource: SearchSource = {
  kind: 'resources',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'resources' });
    return [
      ...resources.entries(locale).map(({ slug, title, parts }) => ({
        id: `resource-${slug}`,
        title,
        context: t('title'),
        text: wholeText(parts),
        alsoCalled: [wordsOfSlug(slug)],
        link: `${routes.resources}#${slug}`,
      })),
      {
        id: 'resource-costs',
        title: t('costs.title'),
        context: t('title'),
        text: [...dailyItems, ...seasonalItems].map((item) => t(`costs.items.${item}`)).join('. '),
        link: `${routes.resources}#costs`,
      },
    ];
  },
};
