import { getTranslations } from 'next-intl/server';

/** Said instead of a plan when its sender has asked for too many. */
export async function TooManyPlans({ seconds }: { seconds: number }) {
  const t = await getTranslations('planner.tooMany');
  return (
    <div className="page-grid pb-12">
      <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
        <h2>{t('title')}</h2>
        <p className="measure mt-2">{t('text', { seconds })}</p>
      </section>
    </div>
  );
}
