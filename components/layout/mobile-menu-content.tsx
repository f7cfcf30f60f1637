'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { useSession } from '@/lib/platform/auth/session-store';
import { AccountEntries } from './account-actions';
import { LanguageLink } from './language-link';
import type { AccountMenu, FoldedLinks, MenuWords } from './menu-data';
import { ThemeSwitch, type ThemeTexts } from './theme-switch';

const row = 'flex min-h-12 items-center border-b border-rule font-display text-xl';
const link = 'flex min-h-11 items-center py-1 font-ui leading-tight';

interface MobileMenuContentProps {
  title: string;
  words: MenuWords;
  account: AccountMenu;
  others: readonly Locale[];
  theme: ThemeTexts;
}

/** Content of the full-screen mobile menu: the texts of the panels in another layout. */
export function MobileMenuContent(props: MobileMenuContentProps) {
  const { title, words, account, others, theme } = props;
  const { tiles, islands, guides, tools, bar } = words;
  return (
    <nav aria-label={title} className="mx-auto max-w-2xl px-4 pt-4 pb-8">
      <ul className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {tiles.map(([href, label, icon]) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-14 items-center gap-2.5 rounded-[3px] border border-rule bg-deep px-2.5 font-ui text-sm font-medium leading-tight max-[359px]:flex-col max-[359px]:items-start max-[359px]:gap-1 max-[359px]:py-2 max-[359px]:text-sm sm:flex-col sm:justify-center sm:gap-1 sm:py-3"
            >
              <Icon name={icon} className="size-6 text-water" />
              {label}
            </a>
          </li>
        ))}
      </ul>

      <Fold title={words.destinationsTitle}>
        <div className="grid grid-cols-2 gap-x-4">
          <FoldColumn {...islands} />
          <FoldColumn {...guides} />
        </div>
      </Fold>

      <Fold title={words.planTitle}>
        <ul className="grid gap-x-4 min-[360px]:grid-cols-2">
          {tools.map(([href, label, icon]) => (
            <li key={href}>
              <a href={href} className={`${link} gap-3`}>
                <Icon name={icon} className="size-5 text-water" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>

      <ul>
        {bar.map(([href, label]) => (
          <li key={href}>
            <a href={href} className={row}>
              {label}
            </a>
          </li>
        ))}
      </ul>

      <div className="-mx-[0.55rem] mt-4 flex justify-between md:hidden">
        {others.map((other) => (
          <LanguageLink key={other} locale={other} inFull />
        ))}
        <ThemeSwitch texts={theme} inFull />
      </div>

      <div className="mt-6">
        <Account menu={account} />
      </div>
    </nav>
  );
}

/** Collapsible section, a native `details` element. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-rule first-of-type:border-t">
      <summary className="flex min-h-12 items-center justify-between font-display text-xl">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function FoldColumn({ title, links, all: [allHref, allLabel] }: FoldedLinks) {
  return (
    <div>
      <p className="label-caps pt-2">{title}</p>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} className={link}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={allHref} className={`${link} font-medium underline`}>
            {allLabel}
          </a>
        </li>
      </ul>
    </div>
  );
}

function Account({ menu }: { menu: AccountMenu }) {
  const user = useSession((state) => state.user);
  if (user) return <AccountEntries menu={menu} />;
  const [signInHref, signIn] = menu.signIn;
  const [signUpHref, signUp] = menu.signUp;
  return (
    <div className="grid grid-cols-2 gap-2">
      <a href={signInHref} className={buttonClass('secondary')}>
        {signIn}
      </a>
      <a href={signUpHref} className={buttonClass('primary')}>
        {signUp}
      </a>
    </div>
  );
}
