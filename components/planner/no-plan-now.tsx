import { getTranslations } from 'next-intl/server';

interface NoPlanNowProps {
  /** `wait`: its sender has asked for too many; `busy`: it could not be worked out at the moment. */
  state: 'wait' | 'busy';
  seconds: number;
}

/** Said instead of a plan, with when to try again. */
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
