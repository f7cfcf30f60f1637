import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { OutcomeBox } from '@/components/ui/outcome-box';

/** Notes and form outcomes. `answer` is null so that no outcome takes the focus. */
export async function Messages() {
  const t = await getTranslations('gallery.messages');
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 [&>aside]:my-0">
      <Note>
        <p>{t('note')}</p>
      </Note>
      <Note title={t('noteTitle')}>
        <p>{t('noteText')}</p>
      </Note>
      <OutcomeBox kind="good" title={t('goodTitle')} heading="h3" answer={null}>
        <p>{t('good')}</p>
      </OutcomeBox>
      <OutcomeBox kind="bad" title={t('badTitle')} heading="h3" answer={null}>
        <p>{t('bad')}</p>
      </OutcomeBox>
      <OutcomeBox kind="good" answer={null}>
        {t('saved')}
      </OutcomeBox>
      <OutcomeBox kind="bad" answer={null}>
        {t('failed')}
      </OutcomeBox>
    </div>
  );
}
