import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { CompassRose } from '@/components/ui/compass-rose';
import { routes } from '@/lib/platform/routes/register';

/** Full class names, because Tailwind only detects names that occur in the source. */
const colours = {
  sheet: 'bg-sheet',
  raised: 'bg-raised',
  deep: 'bg-deep',
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  accent: 'bg-accent',
  'on-accent': 'bg-on-accent',
  water: 'bg-water',
  rule: 'bg-rule',
  control: 'bg-control',
  good: 'bg-good',
  bad: 'bg-bad',
} as const;

/** Palette, headings, running text and marks. */
export async function Lettering() {
  const t = await getTranslations('gallery.lettering');
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ul className="grid grid-cols-3 gap-3 self-start sm:grid-cols-4">
        {Object.entries(colours).map(([name, ground]) => (
          <li key={name} className="font-ui text-sm">
            <span className={`mb-1 block h-14 rounded-[3px] border border-rule ${ground}`} />
            <code lang="en">{name}</code>
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <h2>{t('heading')}</h2>
        <h3>{t('heading')}</h3>
        <p className="measure">{t('text')}</p>
        <p>
          <SiteLink href={routes.islands} className="text-link">
            {t('link')}
          </SiteLink>
        </p>
        <p className="label-caps">{t('caps')}</p>
        <div className="graduated" />
        <CompassRose className="size-16" />
      </div>
    </div>
  );
}
