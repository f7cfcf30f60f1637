import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';

/** Id of the answer on its page, which takes the focus after the form is sent. */
export const answerId = 'answer';

/** Address of the page that answers without JavaScript, with the answer in focus. */
export async function plainAskAddress(): Promise<string> {
  return `${localizePath(routes.touristasAiAsk, await currentLocale())}#${answerId}`;
}

interface PlainAskFormProps {
  /** True below an answer. */
  another?: boolean;
  /** Question that the field starts with. */
  question?: string;
}

/** Form for one question. Its answer is a page of its own, so it works without JavaScript. */
export async function PlainAskForm({ another = false, question = '' }: PlainAskFormProps) {
  const t = await getTranslations('assistant');
  return (
    <form action={await plainAskAddress()} className="log-start">
      <label htmlFor="log-field">{another ? t('plain.another') : t('room.field')}</label>
      <input
        // The field of the conversation, which takes its place with JavaScript.
        id="log-field"
        name="q"
        required
        className="control"
        maxLength={assistantLimits.message}
        placeholder={t('room.placeholder')}
        defaultValue={question}
        autoComplete="off"
      />
      <button type="submit" className={buttonClass('primary', 'justify-self-start')}>
        {t('room.send')}
      </button>
    </form>
  );
}
