import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';

/** Explains the steps after the submission: next to the form, and below the reference number. */
export async function WhatNext({ withPrivacy = false }: { withPrivacy?: boolean }) {
  const t = await getTranslations('listProperty.next');
  return (
    <div className="grid content-start gap-8">
      <section>
        <h2 className="mb-3 text-lg">{t('title')}</h2>
        <ol className="grid gap-3">
          {(['read', 'answer', 'publish'] as const).map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-rule border-t pt-3"
            >
              <span className="font-ui text-ink-2 tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <span>{t(step)}</span>
            </li>
          ))}
        </ol>
      </section>
      {withPrivacy ? (
        <section>
          <h2 className="mb-1 text-lg">{t('privacyTitle')}</h2>
          <p>{t('privacy')}</p>
          <SiteLink href={routes.privacy} className="text-link mt-1 inline-block">
            {t('privacyLink')}
          </SiteLink>
        </section>
      ) : null}
    </div>
  );
}
