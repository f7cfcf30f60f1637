import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/platform/routes/register';

interface GuideName {
  readonly slug: string;
  readonly title: string;
}

interface GuideFallbackProps {
  /** Guide with the most similar slug, if there is one. */
  meant: GuideName | undefined;
  islands: readonly GuideName[];
  topics: readonly GuideName[];
}

/** Target page of each paragraph of the general text. */
const parts = [
  { id: 'choose', href: routes.islands },
  { id: 'when', href: routes.guide('best-time-to-visit') },
  { id: 'gettingThere', href: routes.guide('island-hopping') },
] as const;

/** Page for an unknown guide: the one probably meant, general advice, and links to all guides. */
export async function GuideFallback({ meant, islands, topics }: GuideFallbackProps) {
  const [t, g] = await Promise.all([getTranslations('guides.fallback'), getTranslations('guides')]);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.guides, label: g('title') }]}
      >
        {meant ? (
          <p className="mt-8 border-l-2 border-accent bg-deep px-5 py-4 font-display text-xl leading-tight">
            {t.rich('didYouMean', {
              name: meant.title,
              link: (name) => (
                <SiteLink href={routes.guide(meant.slug)} className="text-link">
                  {name}
                </SiteLink>
              ),
            })}
          </p>
        ) : null}
      </PageHeader>
      <div className="page-grid">
        <div className="grid gap-x-12 gap-y-8 border-t border-rule pt-8 pb-12 lg:grid-cols-3">
          {parts.map(({ id, href }) => (
            <section key={id}>
              <h2 className="text-xl">{t(`${id}.title`)}</h2>
              <p className="measure mt-3">{t(`${id}.text`)}</p>
              <p className="mt-3 font-ui">
                <SiteLink href={href} className="text-link inline-flex min-h-11 items-center">
                  {t(`${id}.link`)}
                </SiteLink>
              </p>
            </section>
          ))}
        </div>
        <Section
          title={t('islands')}
          aside={
            <SiteLink
              href={routes.guides}
              className="text-link inline-flex min-h-11 items-center font-ui"
            >
              {g('metaTitle')}
            </SiteLink>
          }
        >
          <Names guides={islands} />
        </Section>
        <Section title={t('topics')}>
          <Names guides={topics} />
        </Section>
      </div>
    </>
  );
}

function Names({ guides }: { guides: readonly GuideName[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-4">
      {guides.map(({ slug, title }) => (
        <li key={slug} className="border-t border-rule">
          <SiteLink
            href={routes.guide(slug)}
            className="flex min-h-11 items-center py-1.5 font-display text-lg leading-tight hover:text-accent"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
