import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import { PopoverMenu } from './popover-menu';
import { SessionName, SessionSwitch, SignOutButton } from './session-leaves';
import { SiteLink } from './site-link';

const entry = 'flex min-h-11 w-full items-center px-4 font-ui text-[0.95rem] hover:bg-deep';

/** Sign In and Sign Up in the bar, or the menu of the person signed in. */
export async function AccountActions() {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const out = (
    <span className="flex items-center in-data-[session=restoring]:invisible">
      <SiteLink href={routes.signIn} className="nav-item">
        <span className="min-[360px]:hidden">
          <Icon name="user" className="size-6" />
        </span>
        <span className="max-[359px]:sr-only">{t('signIn')}</span>
      </SiteLink>
      <SiteLink
        href={routes.signUp}
        className={buttonClass('secondary', 'ml-2 px-4! max-md:hidden')}
      >
        {t('signUp')}
      </SiteLink>
    </span>
  );
  const signedIn = (
    <PopoverMenu
      id="account-menu"
      label={
        <span className="flex items-center gap-2">
          <Icon name="user" />
          <span className="truncate py-1 max-[479px]:sr-only min-[480px]:max-w-40">
            <SessionName />
          </span>
        </span>
      }
      chevron={<Icon name="chevron-down" className="size-4" />}
      fallbackHref={localizePath(routes.profile, locale)}
      panelClass="account-panel"
    >
      <AccountEntries />
    </PopoverMenu>
  );
  return <SessionSwitch out={out} signedIn={signedIn} />;
}

/** Profile, My Trips, Sign Out: in the bar and at the bottom of the menu of a phone. */
export async function AccountEntries() {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  return (
    <ul className="py-2">
      <li>
        <SiteLink href={routes.profile} className={entry}>
          {t('profile')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href={routes.myTrips} className={entry}>
          {t('myTrips')}
        </SiteLink>
      </li>
      <li className="mt-2 border-t border-rule pt-2">
        <SignOutButton
          label={t('signOut')}
          failure={t('signOutFailed')}
          home={localizePath('/', locale)}
          className={entry}
        />
      </li>
    </ul>
  );
}
