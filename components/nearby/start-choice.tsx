import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import type { NearbyReading } from '@/lib/records/nearby/address';
import { StartForms } from './nearby-forms';
import { UseMyPosition } from './use-my-position';

interface StartChoiceProps {
  /** Localized path of the page. */
  action: string;
  reading: NearbyReading;
  /** Sorted by name in the page's language. */
  islands: readonly { slug: string; name: string }[];
}

/**
 * Choice of the starting point: current position, an island, or coordinates. Compact once a
 * starting point is known.
 */
export async function StartChoice({ action, reading, islands }: StartChoiceProps) {
  const t = await getTranslations('nearby.start');
  const { at, island } = reading.query;
  const isKnown = at !== undefined || island !== undefined;
  const hasFault = reading.faults.includes('at') || reading.faults.includes('island');
  const forms = <StartForms action={action} reading={reading} islands={islands} />;
  const privacy = <p className="measure mt-2 font-ui text-sm text-ink-2">{t('privacy')}</p>;
  return (
    <section aria-labelledby="start-title" className="page-grid">
      <div className="graduated" aria-hidden="true" />
      {isKnown ? (
        <div className="border-b border-rule py-5">
          <h2 id="start-title" className="sr-only">
            {t('title')}
          </h2>
          <PositionButton action={action} reading={reading} look="secondary" />
          {at ? privacy : null}
          <details className="group mt-2" open={hasFault}>
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-ui font-medium">
              {t('elsewhere')}
              <Icon
                name="chevron-down"
                className="size-4 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div className="grid max-w-[52rem] gap-x-12 gap-y-8 pt-3 pb-2 sm:grid-cols-2">
              {forms}
            </div>
          </details>
        </div>
      ) : (
        <div className="grid gap-x-12 gap-y-8 border-b border-rule py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
          <div>
            <h2 id="start-title" className="mb-4 text-xl">
              {t('title')}
            </h2>
            <PositionButton action={action} reading={reading} look="primary" />
            {privacy}
          </div>
          {forms}
        </div>
      )}
    </section>
  );
}

interface PositionButtonProps {
  action: string;
  reading: NearbyReading;
  look: 'primary' | 'secondary';
}

async function PositionButton({ action, reading, look }: PositionButtonProps) {
  const t = await getTranslations('nearby');
  const failure = (kind: 'denied' | 'unavailable' | 'timeout' | 'unsupported') => ({
    title: t(`failures.${kind}.title`),
    text: t(`failures.${kind}.text`),
  });
  return (
    <UseMyPosition
      path={action}
      query={{ ...reading.query, at: undefined, island: undefined }}
      icon={<Icon name="compass" />}
      look={look}
      texts={{
        button: t('start.position'),
        locating: t('start.locating'),
        hint: look === 'primary' ? t('start.positionHint') : '',
        failures: {
          denied: failure('denied'),
          unavailable: failure('unavailable'),
          timeout: failure('timeout'),
          unsupported: failure('unsupported'),
        },
      }}
    />
  );
}
