import { getTranslations } from 'next-intl/server';

interface NoPlanNowProps {
  /** `wait`: the sender is over the rate limit; `busy`: the server could not compute a plan. */
  state: 'wait' | 'busy';
  seconds: number;
}

/** Message in place of a plan, with the time until a retry. */
export async function NoPlanNow({ state, seconds }: NoPlanNowProps) {
  const t = await getTranslations('planner');
  const key = state === 'wait' ? 'tooMany' : 'busy';
  return (
    <div className="page-grid pb-12">
      <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
        <h2>{t(`${key}.title`)}</h2>
        <p className="measure mt-2">{t(`${key}.text`, { seconds })}</p>
      </section>
    </div>
  );
}
