import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Note } from '@/components/ui/note';
import type { GuideSection } from '@/lib/content/schema';
import { placeArguments } from '@/lib/i18n/greek/cases';
import type { Locale } from '@/lib/i18n/locales';
import { type DigestId, digestIdsOf } from '@/lib/islands/digest';
import type { Island, Place } from '@/lib/islands/schema';
import { routes } from '@/lib/routes/register';

/** The sections of a guide composed from an island's record; an island without beaches has none. */
export async function digestSections(island: Island): Promise<GuideSection[]> {
  const t = await getTranslations('guides');
  return digestIdsOf(island).map((id) => ({ id, title: t(`digest.sections.${id}`) }));
}

/** The guide of an island whose long text is not written yet: what the catalogue knows, in reading order. */
export async function IslandDigest({ island, locale }: { island: Island; locale: Locale }) {
  const t = await getTranslations('guides');
  const heading = (id: DigestId) => <h2 id={id}>{t(`digest.sections.${id}`)}</h2>;
  const name = island.name[locale];
  return (
    <div className="guide-text">
      <p>{island.description[locale]}</p>
      <Note title={t('digest.note.title')}>
        <p>{t('digest.note.text')}</p>
      </Note>
      {heading('first-look')}
      <p>{island.character.text[locale]}</p>
      {heading('when-to-go')}
      <p>{island.bestMonths.text[locale]}</p>
      {heading('getting-there')}
      <p>{island.gettingThere.text[locale]}</p>
      {island.beaches.length > 0 ? (
        <>
          {heading('beaches')}
          <Places places={island.beaches} locale={locale} />
        </>
      ) : null}
      {heading('villages')}
      <Places places={island.villages} locale={locale} />
      {heading('sights')}
      <Places places={island.sights} locale={locale} />
      {heading('tips')}
      <ul>
        {island.ports.map((port) => (
          <li key={port.id}>
            <strong>{port.name[locale]}.</strong> {port.note[locale]}
          </li>
        ))}
        {island.airport ? (
          <li>
            <strong>{island.airport.name[locale]}.</strong> {island.airport.note[locale]}
          </li>
        ) : (
          <li>{t('digest.noAirport', placeArguments('island', name, locale))}</li>
        )}
        <li>
          {t.rich('digest.wind', {
            link: (chunks: ReactNode) => (
              <SiteLink href={routes.guide('island-hopping')} className="text-link">
                {chunks}
              </SiteLink>
            ),
          })}
        </li>
      </ul>
    </div>
  );
}

function Places({ places, locale }: { places: readonly Place[]; locale: Locale }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.id}>
          <strong>{place.name[locale]}.</strong> {place.sentence[locale]}
        </li>
      ))}
    </ul>
  );
}
