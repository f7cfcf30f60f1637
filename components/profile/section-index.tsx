import { getTranslations } from 'next-intl/server';

export const sections = [
  'name',
  'picture',
  'email',
  'password',
  'secondStep',
  'sessions',
  'preferences',
  'export',
  'deletion',
] as const;

/** Table of contents in the margin on wide screens. */
export async function SectionIndex() {
  const t = await getTranslations('profile');
  return (
    <nav aria-label={t('sections')} className="max-lg:hidden">
      <ul className="sticky top-24 border-l border-rule font-ui text-[0.95rem]">
        {sections.map((section) => (
          <li key={section} className={section === 'deletion' ? 'mt-4' : ''}>
            <a
              href={`#${section}`}
              className="-ml-px flex min-h-10 items-center border-l border-transparent pl-4 text-ink-2 hover:border-accent hover:text-ink"
            >
              {t(`${section}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
