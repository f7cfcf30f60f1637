import 'server-only';
import { routes } from '@/lib/routes/register';
import { collection } from './collection';
import { companySchema, ferryGuideSchema, guideSchema } from './schema';

/** Guides with a long text of their own; the other islands have one composed from their record. */
export const guides = collection('guides', guideSchema, { page: routes.guide });

/** Pages about the site. */
export const company = collection('company', companySchema, { page: (slug) => `/${slug}` });

/** The written parts of the ferry guide, which are one page together. */
export const ferryGuide = collection('ferry-guide', ferryGuideSchema, {
  page: () => routes.ferryGuide,
});

/** Every folder of content/ has its collection here. */
export const collections = [guides, company, ferryGuide] as const;

/** When the texts of a page last changed (ISO date), by the page's site path. */
export function changesByPage(): ReadonlyMap<string, string> {
  const pages = collections.flatMap((texts) => texts.pages());
  // Of texts that share a page the last one to be set is the newest.
  return new Map(
    pages
      .sort((a, b) => a.changedOn.localeCompare(b.changedOn))
      .map(({ path, changedOn }) => [path, changedOn]),
  );
}
