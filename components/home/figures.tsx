import { getFormatter, getTranslations } from 'next-intl/server';

interface FiguresProps {
  figures: { islands: number; activities: string; travellers: string; rating: string };
}

/** The four tiles of the publisher's figures. All but the islands are copy, and the line below says so. */
export async function Figures({ figures }: FiguresProps) {
  const t = await getTranslations('home.figures');
  const format = await getFormatter();
  const rating = format.number(Number(figures.rating), { minimumFractionDigits: 1 });
  const tiles = [
    { id: 'islands', value: figures.islands },
    { id: 'activities', value: figures.activities },
    { id: 'travellers', value: figures.travellers },
    { id: 'rating', value: rating },
  ] as const;
  return (
    <section aria-label={t('label')} className="page-grid pt-8 pb-14 md:pt-12 md:pb-20">
      <dl className="grid grid-cols-2 border-t border-ink sm:grid-cols-4">
        {tiles.map(({ id, value }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end border-b border-rule py-4 pl-4 even:border-l sm:border-b-0 sm:border-l sm:py-5 sm:pl-6 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="font-ui text-sm text-ink-2">{t(id)}</dt>
            <dd className="font-display text-[clamp(2.4rem,1.9rem+1.9vw,3.4rem)] leading-none">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-ui text-xs text-ink-2">{t('note')}</p>
    </section>
  );
}
