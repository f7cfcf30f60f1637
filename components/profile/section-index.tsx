import { getTranslations } from 'next-intl/server';

export const sections = [
  'name',
  'picture',
  'email',
  'password',
  'passkeys',
  'secondFactor',
  'sessions',
  'preferences',
  'alerts',
  'follows',
  'export',
  'deletion',
] as const;

interface SectionIndexProps {
  hasPasskeys: boolean;
}

/** Table of contents in the margin on wide screens. */
export async function SectionIndex({ hasPasskeys }: SectionIndexProps) {
  const t = await getTranslations('profile');
  const shown = sections.filter((section) => hasPasskeys || section !== 'passkeys');
  return (
    <nav aria-label={t('sections')} className="max-lg:hidden">
      <ul className="sticky top-24 border-l border-rule font-ui text-sm">
        {shown.map((section) => (
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
