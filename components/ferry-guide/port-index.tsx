import { getTranslations } from 'next-intl/server';
import type { portIndex } from './port-view';

interface PortIndexProps {
  entries: ReturnType<typeof portIndex>;
}

/** Index of islands and mainland ports by name, with links to the entries below. */
export async function PortIndex({ entries }: PortIndexProps) {
  const t = await getTranslations('ferryGuide');
  return (
    <nav aria-label={t('indexLabel')}>
      <ul className="gap-x-8 font-ui text-sm sm:columns-2 xl:columns-3">
        {entries.map(({ name, ports }) => (
          <li key={name} className="break-inside-avoid border-t border-rule">
            {ports.map((port, index) => (
              <a
                key={port.id}
                href={`#port-${port.id}`}
                className="flex min-h-11 items-baseline justify-between gap-3 py-2.5 hover:text-accent"
              >
                <span className={index > 0 ? 'sr-only' : 'font-medium'}>{name}</span>
                {port.island ? (
                  <span className="ml-auto text-right text-ink-2">{port.name}</span>
                ) : null}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
