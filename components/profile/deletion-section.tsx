import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { DeletionState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { DeletionForm } from './deletion-form';

const parts = ['account', 'trips', 'links', 'preferences'] as const;

/** Section to delete the account, set apart from reversible settings; the form is collapsed. */
export async function DeletionSection({ account, page }: { account: Account; page: string }) {
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const kept = await keptAnswer<DeletionState>('deletion', page, {
    result: null,
    fields: { email: '' },
  });
  return (
    <section
      id="deletion"
      aria-labelledby="deletion-title"
      className="mt-6 border border-bad px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 id="deletion-title">{t('deletion.title')}</h2>
      <p className="measure mt-2">{t('deletion.intro')}</p>
      <p className="mt-5 font-ui text-sm font-medium">{t('deletion.goes')}</p>
      <ul className="measure mt-1 list-disc pl-5 text-ink-2 marker:text-bad">
        {parts.map((part) => (
          <li key={part}>{t(`deletion.parts.${part}`)}</li>
        ))}
      </ul>
      <div className="mt-5 max-w-[30rem]">
        <DeletionForm
          locale={locale}
          kept={kept}
          texts={{
            email: t('deletion.email'),
            emailHint: t('deletion.emailHint', { email: account.email }),
            current: t('currentPassword'),
            save: t('deletion.save'),
            saving: t('deletion.saving'),
            code: account.secondFactor === 'on' ? t('deletion.code') : undefined,
            open: t('deletion.open'),
            deleted: t('deletion.deleted'),
          }}
        />
      </div>
    </section>
  );
}
