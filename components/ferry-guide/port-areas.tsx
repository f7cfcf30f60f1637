import { getTranslations } from 'next-intl/server';
import type { PortArea } from '@/lib/sea/ferries/ferry-guide/schema';
import { PortEntries } from './port-entry';
import type { PortView } from './port-view';
import { portTexts, portWords } from './port-words';

interface PortAreasProps {
  areas: readonly { area: PortArea; ports: readonly PortView[] }[];
}

/**
 * Ports by area, collapsed. Browsers open a `details` element themselves when the fragment names a
 * port inside it.
 */
export async function PortAreas({ areas }: PortAreasProps) {
  const [t, texts, words] = await Promise.all([
    getTranslations('ferryGuide'),
    portTexts(),
    Promise.all(areas.map(({ ports }) => portWords(ports))),
  ]);
  return (
    <div className="mt-10 border-b border-rule">
      {areas.map(({ area, ports }, index) => (
        <details key={area} className="group border-t border-ink">
          <summary className="flex min-h-14 flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <h3 className="text-xl">{t(`areas.${area}`)}</h3>
            <span className="font-ui text-sm text-ink-2">
              {[...new Set(ports.map(({ island, name }) => island?.name ?? name))].join(' · ')}
            </span>
            <span aria-hidden="true" className="ml-auto font-ui text-lg leading-none">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
          <PortEntries ports={words[index] ?? []} texts={texts} />
        </details>
      ))}
    </div>
  );
}
