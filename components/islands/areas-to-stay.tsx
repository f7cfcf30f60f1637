import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import type { PartnerLink } from '@/lib/records/partners/link';

interface AreasToStayProps {
  /** Areas of the island's guide, each with a search for real rooms there. */
  areas: readonly { readonly name: string; readonly text: string; readonly rooms: PartnerLink }[];
  /** Path of the guide's section. */
  guide: string;
}

/** Areas of an island to stay in, with links to rooms at a booking site. */
export async function AreasToStay({ areas, guide }: AreasToStayProps) {
  const t = await getTranslations('islands.island.listings');
  return (
    <>
      <ul className="pick-list">
        {areas.map(({ name, text, rooms }) => (
          <li key={name}>
            <span className="font-medium">{name}</span>
            <small>{text}</small>
            <PartnerAnchor link={rooms} className="text-link inline-flex items-center gap-1 py-2">
              {t('rooms')}
              <span className="sr-only">{`: ${name}, ${rooms.partner}`}</span>
            </PartnerAnchor>
          </li>
        ))}
      </ul>
      <p className="my-4 font-ui">
        <SiteLink href={guide} className="text-link inline-block py-2">
          {t('guide')}
        </SiteLink>
      </p>
      <PartnerNote links={areas.map(({ rooms }) => rooms)} />
    </>
  );
}
