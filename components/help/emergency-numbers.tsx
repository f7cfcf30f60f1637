import { getTranslations } from 'next-intl/server';
import { emergencyNumbers } from '@/lib/records/help/emergency';

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
              className={`block font-ui text-[1.75rem] leading-tight font-semibold tabular-nums group-hover:underline ${use === 'any' ? 'text-accent' : ''}`}
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
