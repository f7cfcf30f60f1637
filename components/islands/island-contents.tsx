import { getTranslations } from 'next-intl/server';

/** Sections of an island's page with their message keys. */
const sections = [
  ['who-for', 'character.title'],
  ['activities', 'activities.title'],
  ['places', 'places.title'],
  // The content of a fold, which the link opens.
  ['stay-text', 'listings.hotels.title'],
  ['getting-there-text', 'gettingThere.title'],
  ['when-to-go-text', 'whenToGo.title'],
  ['nearest-text', 'nearest.title'],
  ['questions-text', 'questions.title'],
] as const;

/** Table of contents of the page, below the facts. */
export async function IslandContents() {
  const t = await getTranslations('islands.island');
  return (
    <nav aria-label={t('contents')} className="page-grid pb-8 font-ui text-sm">
      <ol className="grid grid-cols-2 gap-x-6 pt-3 sm:flex sm:flex-wrap">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-accent">
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
