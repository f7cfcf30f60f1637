import { getTranslations } from 'next-intl/server';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { ActionResult } from '@/lib/platform/actions/result';
import { signOutPlainly } from '@/lib/platform/auth/sign-out-action';
import { type SessionUser, shownName } from '@/lib/platform/auth/user';
import { routes } from '@/lib/platform/routes/register';

interface PersonLineProps {
  user: SessionUser;
  /** Site path of the page, without language prefix. */
  path: string;
}

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/**
 * Name of the signed-in user and a sign-out button, on account pages. Replaces the account menu
 * without JavaScript; hidden otherwise.
 */
export async function PersonLine({ user, path }: PersonLineProps) {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const { mark, state } = await keptAnswer<{ result: ActionResult<null> | null }>(
    'sign-out',
    localizePath(path, locale),
    { result: null },
  );
  return (
    <section
      aria-label={t('account')}
      data-print="hide"
      className="person-line hidden border-b border-rule bg-deep font-ui text-sm noscript:block"
    >
      <div className="page-grid flex flex-wrap items-center gap-x-6">
        <p className="grow py-2">
          {t.rich('signedInAs', {
            name: shownName(user),
            strong: (words) => (
              <strong className="font-medium [overflow-wrap:anywhere]">{words}</strong>
            ),
          })}
        </p>
        <SiteLink href={routes.profile} className={entry}>
          {t('profile')}
        </SiteLink>
        <SiteLink href={routes.myTrips} className={entry}>
          {t('myTrips')}
        </SiteLink>
        <form action={signOutPlainly}>
          <input type="hidden" name="locale" value={locale} />
          <PlainPostMark mark={mark} />
          <button type="submit" className={entry}>
            {t('signOut')}
          </button>
        </form>
        {state.result ? (
          <p role="alert" className="basis-full pb-2 font-medium text-bad">
            {t('signOutFailed')}
          </p>
        ) : null}
      </div>
    </section>
  );
}
