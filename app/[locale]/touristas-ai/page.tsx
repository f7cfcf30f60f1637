import '@/components/assistant/examples.css';
import '@/components/assistant/landing.css';
import { getTranslations } from 'next-intl/server';
import { BetaLabel } from '@/components/assistant/beta-label';
import { Capabilities } from '@/components/assistant/capabilities';
import { examplesOf } from '@/components/assistant/examples';
import { StartForm } from '@/components/assistant/start-form';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { outsideModel } from '@/lib/assistant/models/choice';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const ensureStatic = 'navigation';

const path = routes.touristasAi;
const limits = ['typical', 'books', 'samples', 'mistakes', 'scope'] as const;

export const generateMetadata = () => metadataOf('assistant', path);

/** Describes what the assistant can and cannot do, with example questions. */
export default async function AssistantPage() {
  const [t, examples] = await Promise.all([getTranslations('assistant'), examplesOf()]);
  const outside = outsideModel();
  const model = outside ? t('landing.outside', { name: outside.name }) : t('landing.builtIn');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <BetaLabel />
        <StartForm />
      </PageHeader>
      <div className="page-grid pb-8">
        <Section id="examples" title={t('landing.examples')} intro={t('landing.examplesAbout')}>
          <ul className="log-examples mt-0!">
            {examples.map((example) => (
              <li key={example}>
                <SiteLink
                  href={`${routes.touristasAiChat}?${new URLSearchParams({ q: example })}`}
                  className="log-example"
                  rel="nofollow"
                >
                  {example}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="can" title={t('landing.can')} intro={t('landing.canAbout')}>
          <Capabilities />
        </Section>
        <Section id="cannot" title={t('landing.cannot')}>
          <ul className="log-limits measure">
            {limits.map((limit) => (
              <li key={limit}>{t(`landing.limits.${limit}`)}</li>
            ))}
          </ul>
        </Section>
        <Section id="words" title={t('landing.data')}>
          <p className="measure">{t('landing.dataText', { model })}</p>
        </Section>
      </div>
    </>
  );
}
