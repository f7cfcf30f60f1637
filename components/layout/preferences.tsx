import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/i18n/current';
import { type Localized, otherLocale } from '@/lib/i18n/locales';
import { LanguageLink } from './language-link';
import { ThemeSwitch } from './theme-switch';

const marks: Localized = { en: 'EN', el: 'ΕΛ' };
/** Every language in itself. */
export const languageNames: Localized = { en: 'English', el: 'Ελληνικά' };

/** This page in the other language. */
export async function LanguageSwitch({ inFull = false }: { inFull?: boolean }) {
  const other = otherLocale(await currentLocale());
  return (
    <LanguageLink locale={other} className="nav-item">
      {inFull ? (
        <span lang={other}>{languageNames[other]}</span>
      ) : (
        <>
          <span aria-hidden="true">{marks[other]}</span>
          <span lang={other} className="sr-only">
            {languageNames[other]}
          </span>
        </>
      )}
    </LanguageLink>
  );
}

/** Day or night. The style sheet shows the side that applies, so it is right before any script runs. */
export async function ThemeControl({ inFull = false }: { inFull?: boolean }) {
  const t = await getTranslations('navigation.theme');
  return (
    <ThemeSwitch className="nav-item">
      <span className="flex items-center gap-2 night:hidden">
        <Icon name="moon" />
        {inFull ? t('night') : <span className="sr-only">{t('toNight')}</span>}
      </span>
      <span className="hidden items-center gap-2 night:flex">
        <Icon name="sun" />
        {inFull ? t('day') : <span className="sr-only">{t('toDay')}</span>}
      </span>
    </ThemeSwitch>
  );
}
