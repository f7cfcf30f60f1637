import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import { EmergencyNumbers } from './emergency-numbers';

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
