import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface FindFormProps {
  /** Localized path of the page. */
  action: string;
  query: string;
  /** Raw time, valid or not; undefined for the current time. */
  at: string | undefined;
  /** Error message for the time, in the page's language. */
  atFault: string | undefined;
  /** Path without the search text; undefined without one. */
  clearHref: string | undefined;
}

/** Form that finds ferries by name, port or line. Works without JavaScript. */
export async function FindForm({ action, query, at, atFault, clearHref }: FindFormProps) {
  const t = await getTranslations('tracking.find');
  return (
    <form action={action} className="max-w-[34rem]">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <Field
            id="tracking-q"
            name="q"
            label={t('label')}
            hint={t('hint')}
            defaultValue={query}
            maxLength={60}
          />
        </div>
        {at ? (
          <div className="min-w-56 flex-1">
            <Field
              id="tracking-at"
              name="at"
              label={t('at.label')}
              hint={t('at.hint')}
              error={atFault}
              defaultValue={at}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ) : null}
        <button type="submit" className={buttonClass()}>
          {t('submit')}
        </button>
      </div>
      {clearHref ? (
        <p className="mt-1 font-ui text-sm">
          <SiteLink href={clearHref} className="inline-flex min-h-11 items-center underline">
            {t('clear')}
          </SiteLink>
        </p>
      ) : null}
    </form>
  );
}
