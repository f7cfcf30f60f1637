import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { plainAskAddress } from './plain-ask-form';

/** Opens the assistant with the question already in its field. */
export async function StartForm() {
  const [t, locale] = await Promise.all([getTranslations('assistant.landing'), currentLocale()]);
  return (
    <form action={localizePath(routes.touristasAiChat, locale)} method="get" className="log-start">
      <label htmlFor="first-question">{t('label')}</label>
      <textarea
        id="first-question"
        name="q"
        rows={2}
        className="control"
        maxLength={assistantLimits.message}
        placeholder={t('placeholder')}
      />
      <button
        type="submit"
        className={buttonClass('primary', 'justify-self-start noscript:hidden')}
      >
        {t('send')}
      </button>
      <noscript>
        <button
          type="submit"
          formAction={await plainAskAddress()}
          className={buttonClass('primary', 'justify-self-start')}
        >
          {t('sendPlain')}
        </button>
      </noscript>
    </form>
  );
}
