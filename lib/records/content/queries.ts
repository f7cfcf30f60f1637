import 'server-only';
import { routes } from '@/lib/platform/routes/register';
import { collection } from './collection';
import { sayFacts } from './facts';
import {
  companySchema,
  ferryGuideSchema,
  guideSchema,
  helpSchema,
  helpTopics,
  resourceSchema,
} from './schema';

/** Guides to each island and to what they share. */
export const guides = collection('guides', guideSchema, {
  page: routes.guide,
  say: sayFacts,
});

/** Pages about the site. */
export const company = collection('company', companySchema, { page: (slug) => `/${slug}` });

/** The written parts of the ferry guide, which are one page together. */
export const ferryGuide = collection('ferry-guide', ferryGuideSchema, {
  page: () => routes.ferryGuide,
  say: sayFacts,
});

/** The chapters of the resources, which are one page together. */
export const resources = collection('resources', resourceSchema, {
  page: () => routes.resources,
  say: sayFacts,
});

/** Questions of the help page, each with its slug as the fragment of its address. */
export const help = collection('help', helpSchema, {
  page: () => routes.help,
  say: sayFacts,
  order: (a, b) => helpTopics.indexOf(a.topic) - helpTopics.indexOf(b.topic) || a.order - b.order,
});

/** Every folder of content/ has its collection here. */
export const collections = [guides, company, ferryGuide, resources, help] as const;

/** Date of the last change of a page's texts (ISO), by the page's site path. */
export function changesByPage(): ReadonlyMap<string, string> {
  const pages = collections.flatMap((texts) => texts.pages());
  // For texts that share a page, the newest one is set last.
  return new Map(
    pages
      .sort((a, b) => a.changedOn.localeCompare(b.changedOn))
      .map(({ path, changedOn }) => [path, changedOn]),
  );
}
