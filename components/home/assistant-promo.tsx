import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes/register';

interface AssistantPromoProps {
  assistant: { name: string; version: string };
}

const questions = ['days', 'wind', 'children'] as const;

/** Travel assistant: capabilities, example questions, and the beta label. */
export async function AssistantPromo({ assistant }: AssistantPromoProps) {
  const t = await getTranslations('home.assistant');
  return (
    <section className="page-grid">
      <div className="border border-ink p-1.5">
        <div className="grid gap-x-14 gap-y-8 border border-ink px-5 py-8 sm:px-8 md:grid-cols-2 md:py-12 lg:px-12">
          <div>
            <p className="font-ui text-sm text-ink-2 tabular-nums">{assistant.version}</p>
            <h2 className="mt-2">{assistant.name}</h2>
            <p className="mt-3 max-w-[30rem]">{t('text')}</p>
            <p className="mt-6">
              <SiteLink href={routes.touristasAi} className={buttonClass('primary')}>
                {t('link')}
              </SiteLink>
            </p>
          </div>
          <div>
            <p className="font-ui text-sm text-ink-2">{t('ask')}</p>
            <ul className="mt-2">
              {questions.map((question) => (
                <li
                  key={question}
                  className="border-t border-rule py-3.5 font-display text-lg leading-snug"
                >
                  {t(`questions.${question}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
