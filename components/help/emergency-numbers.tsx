import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import { emergencyNumbers } from '@/lib/records/help/emergency';

/** Emergency numbers with links to further information. */
export async function EmergencyChapter({ title }: { title: string }) {
  const t = await getTranslations('help.emergency');
  return (
    <Chapter id="emergency" title={title}>
      <EmergencyNumbers />
      <p className="measure mt-4">
        {t.rich('text', {
          more: (chunks) => (
            <SiteLink href={`${routes.resources}#emergency`} className="text-link">
              {chunks}
            </SiteLink>
          ),
        })}
      </p>
    </Chapter>
  );
}

/** Row of emergency numbers as large touch targets. */
export async function EmergencyNumbers() {
  const t = await getTranslations('help.emergency');
  return (
    <ul className="grid grid-cols-2 border-l border-rule sm:grid-cols-3 xl:grid-cols-6">
      {emergencyNumbers.map(({ number, use }) => (
        <li
          key={number}
          className="border-r border-b border-rule [&:nth-child(-n+2)]:border-t sm:[&:nth-child(3)]:border-t xl:border-t"
        >
          <a href={`tel:${number}`} className="group block h-full min-h-24 px-3.5 py-3 sm:px-4">
            <span
              className={`block font-ui text-xl leading-tight font-semibold tabular-nums group-hover:underline ${use === 'any' ? 'text-accent' : ''}`}
            >
              {number}
            </span>
            <span className="mt-0.5 block font-ui text-sm leading-snug text-ink-2">{t(use)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
