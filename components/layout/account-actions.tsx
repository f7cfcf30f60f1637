'use client';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { useSession } from '@/lib/platform/auth/session-store';
import { shownName } from '@/lib/platform/auth/user';
import type { AccountMenu } from './menu-data';
import { PopoverMenu } from './popover-menu';
import { SignOutButton } from './session-leaves';

const entry = 'flex min-h-11 w-full items-center px-4 font-ui text-sm hover:bg-deep';

/** Sign In and Sign Up in the bar, or the menu of the signed-in user. */
export function AccountActions({ menu }: { menu: AccountMenu }) {
  const user = useSession((state) => state.user);
  if (!user) {
    const [signInHref, signIn] = menu.signIn;
    const [signUpHref, signUp] = menu.signUp;
    return (
      <span className="access-links in-data-[session=restoring]:invisible">
        <a href={signInHref} className="nav-item">
          <span className="min-[360px]:hidden">
            <Icon name="user" className="size-6" />
          </span>
          <span className="max-[360px]:sr-only">{signIn}</span>
        </a>
        <a href={signUpHref} className={buttonClass('secondary', 'ml-2 px-4! max-md:hidden')}>
          {signUp}
        </a>
      </span>
    );
  }
  return (
    <PopoverMenu
      id="account-menu"
      label={
        <span className="flex items-center gap-2">
          <Icon name="user" />
          <span className="truncate py-1 max-[479px]:sr-only min-[480px]:max-w-40">
            {shownName(user)}
          </span>
        </span>
      }
      fallbackHref={menu.profile[0]}
      panelClass="account-panel"
    >
      <AccountEntries menu={menu} />
    </PopoverMenu>
  );
}

/** Profile, My Trips and Sign Out, in the bar and at the bottom of the mobile menu. */
export function AccountEntries({ menu }: { menu: AccountMenu }) {
  return (
    <ul className="py-2">
      {[menu.profile, menu.myTrips].map(([href, label]) => (
        <li key={href}>
          <a href={href} className={entry}>
            {label}
          </a>
        </li>
      ))}
      <li className="mt-2 border-t border-rule pt-2">
        <SignOutButton
          label={menu.signOut}
          failure={menu.signOutFailed}
          home={menu.home}
          className={entry}
        />
      </li>
    </ul>
  );
}
