import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { isLocale, languageOf, locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { LanguageButtons } from './language-buttons';
import type { MenuIsland } from './menu';
import { footerColumns, type LinkGroup } from './menu-data';
import { NewsletterForm } from './newsletter-form';
import { Wordmark, type WordmarkProps } from './wordmark';

/** Languages shown as not yet available. */
const plannedLanguages = [
  { code: 'de', mark: 'DE', name: 'Deutsch' },
  { code: 'fr', mark: 'FR', name: 'Français' },
];

const appStores = ['App Store', 'Google Play'];

interface SiteFooterProps {
  islands: readonly MenuIsland[];
  home: WordmarkProps;
}

export async function SiteFooter({ islands, home }: SiteFooterProps) {
  const [t, locale] = await Promise.all([getTranslations('footer'), currentLocale()]);
  return (
    <footer className="site-footer mt-20 bg-deep">
      <div className="graduated" />
      <div className="page-grid pt-8 pb-8 max-xl:pb-20 md:pt-14">
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          <div>
            <Wordmark {...home} mark="again" />
            <p className="mt-3 max-w-[26rem] text-ink-2">{t('claim')}</p>
            <p className="mt-3 font-ui text-sm text-ink-2">
              {t('support')}: <span className="tabular-nums">{site.supportHours[locale]}</span>
            </p>
          </div>
          <section aria-labelledby="newsletter" className="noscript:hidden">
            <h2 id="newsletter" className="text-xl!">
              {t('newsletter.title')}
            </h2>
            <div className="mt-2 max-w-[30rem]">
              <NewsletterForm
                label={t('newsletter.label')}
                placeholder={t('newsletter.placeholder')}
                submit={t('newsletter.submit')}
                invalid={t('newsletter.invalid')}
                answer={t('newsletter.answer')}
              />
            </div>
          </section>
        </div>

        <LinkColumns label={t('label')} columns={await footerColumns(islands)} />

        <div className="footer-parts">
          <FooterPart title={t('language.label')}>
            <LanguageButtons
              label={t('language.label')}
              current={locale}
              unavailable={t('language.unavailable')}
              choices={[
                ...locales.map((one) => {
                  const { footerMark: mark, name } = languageOf(one);
                  return { mark, name, locale: one };
                }),
                ...plannedLanguages.filter(({ code }) => !isLocale(code)),
              ]}
            />
          </FooterPart>
          <FooterMarks />
        </div>

        <Credits />
      </div>
    </footer>
  );
}

async function FooterMarks() {
  const t = await getTranslations('footer');
  return (
    <>
      <FooterPart title={t('apps.label')}>
        <ul className="leading-7">
          {appStores.map((store) => (
            <li key={store}>
              {store} <span className="text-ink-2 italic">{t('apps.soon')}</span>
            </li>
          ))}
        </ul>
      </FooterPart>
      <FooterPart title={t('social')}>
        <ul className="footer-social">
          {site.social.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </FooterPart>
      <FooterPart title={t('payments')}>
        <ul className="footer-marks">
          {site.paymentMarks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      </FooterPart>
    </>
  );
}

async function Credits() {
  const [t, charts] = await Promise.all([getTranslations('footer'), getTranslations('charts')]);
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-x-8 gap-y-2 font-ui text-xs text-ink-2">
      <p>{t('rights', { name: site.name })}</p>
      <p>{charts('credit')}</p>
    </div>
  );
}

function FooterPart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="label-caps mb-2">{title}</h2>
      {children}
    </section>
  );
}

interface LinkColumnsProps {
  label: string;
  columns: readonly (readonly LinkGroup[])[];
}

/**
 * Links of the footer by group. On a phone each group is a `details` element; on wider screens CSS
 * shows its content below a heading instead of the button.
 */
function LinkColumns({ label, columns }: LinkColumnsProps) {
  return (
    <nav id="all-links" aria-label={label} className="link-columns">
      {columns.map((groups) => (
        <div key={groups[0]?.[0]}>
          {groups.map(([title, links]) => (
            <details key={title}>
              <summary>{title}</summary>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, words]) => (
                  <li key={words}>
                    <a href={href}>{words}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      ))}
    </nav>
  );
}
