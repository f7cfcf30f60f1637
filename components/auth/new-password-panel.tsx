import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { emptyNewPassword } from '@/lib/platform/auth/form-state';
import { rememberedNext, resetAddress } from '@/lib/platform/auth/mail-addresses';
import { routes } from '@/lib/platform/routes/register';
import { NewPasswordForm } from './new-password-form';

interface NewPasswordPanelProps {
  tokenHash: string;
  /** Raw value of `?next=`. */
  rawNext: unknown;
}

/** Form for a new password. Without a token it shows how to request a link. */
export async function NewPasswordPanel({ tokenHash, rawNext }: NewPasswordPanelProps) {
  const [t, locale] = await Promise.all([getTranslations('auth'), currentLocale()]);
  const next = rememberedNext(rawNext, locale);
  if (!tokenHash)
    return <AskForLink title={t('reset.noLinkTitle')} text={t('reset.noLink')} next={next} />;
  const page = localizePath(resetAddress({ next }, tokenHash), locale);
  return (
    <NewPasswordForm
      locale={locale}
      tokenHash={tokenHash}
      kept={await keptAnswer('new-password', page, emptyNewPassword)}
      texts={{
        password: t('newPassword'),
        passwordHint: t('passwordHint'),
        code: t('secondFactor.code'),
        codeHint: t('secondFactor.codeHint'),
        codeToo: t('reset.codeToo'),
        submit: t('reset.submit'),
        working: t('reset.working'),
        failed: t('reset.failed'),
        doneTitle: t('reset.doneTitle'),
        done: t('reset.done'),
        show: t('show'),
        hide: t('hide'),
        showPassword: t('showPassword'),
        hidePassword: t('hidePassword'),
      }}
      waysOn={
        <p className="mt-4 flex flex-wrap gap-3">
          {next ? (
            // A plain link, because `next` already includes the language prefix.
            <a href={next} className={buttonClass('primary')}>
              {t('reset.goOn')}
            </a>
          ) : null}
          <SiteLink href={routes.profile} className={buttonClass(next ? 'secondary' : 'primary')}>
            {t('reset.toProfile')}
          </SiteLink>
          <SiteLink href={routes.myTrips} className={buttonClass('secondary')}>
            {t('reset.toTrips')}
          </SiteLink>
        </p>
      }
      deadLink={
        <AskForLink title={t('reset.deadTitle')} text={t('reset.dead')} next={next} isFailure />
      }
    />
  );
}

interface AskForLinkProps {
  title: string;
  text: string;
  next: string | undefined;
  isFailure?: boolean;
}

async function AskForLink({ title, text, next, isFailure = false }: AskForLinkProps) {
  const t = await getTranslations('auth.reset');
  return (
    <div role={isFailure ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p className="mt-2">{text}</p>
      <p className="mt-6">
        <SiteLink
          href={
            next
              ? `${routes.forgotPassword}?next=${encodeURIComponent(next)}`
              : routes.forgotPassword
          }
          className={buttonClass('primary')}
        >
          {t('ask')}
        </SiteLink>
      </p>
    </div>
  );
}
