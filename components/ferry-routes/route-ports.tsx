import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { endsOf, placeOf, type RouteContext } from './format';
import { earlyWords, type PortRecords, type PortWords, portWords } from './port-words';

interface RoutePortsProps extends RouteContext {
  leaving: PortRecords;
  arriving: PortRecords;
}

/** Directions to the port of departure, the time to be there, and directions from the port of arrival. */
export async function RoutePorts({ leaving, arriving, ...context }: RoutePortsProps) {
  const { t, facts, locale } = context;
  const kinds = await getTranslations({ locale, namespace: 'transfers.kinds' });
  const early = earlyWords(context, leaving.guide);
  return (
    <Section id="ports" title={t('ports.title', endsOf(facts, locale))}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Port words={portWords(context, kinds, 'leaving', leaving)} portId={leaving.portId}>
          {early.length > 0 ? (
            <dl className="route-early">
              <dt>{t('ports.thereBy')}</dt>
              {early.map(({ boat, by }) => (
                <dd key={boat}>
                  <b>{by}</b> {boat}
                </dd>
              ))}
            </dl>
          ) : null}
        </Port>
        <Port words={portWords(context, kinds, 'arriving', arriving)} portId={arriving.portId}>
          {isIslandSlug(facts.to.id) ? (
            <p>
              <SiteLink href={routes.island(facts.to.id)} className="route-link">
                {t('ports.island', placeOf('to', facts.to, locale))}
              </SiteLink>
            </p>
          ) : null}
        </Port>
      </div>
    </Section>
  );
}

interface PortProps {
  words: PortWords;
  portId: string;
  children: React.ReactNode;
}

function Port({ words, portId, children }: PortProps) {
  return (
    <div>
      <h3>{words.title}</h3>
      {words.reach ? <p className="measure mt-2">{words.reach}</p> : null}
      {words.rides.length > 0 ? (
        <ul className="route-rides">
          {words.rides.map((ride) => (
            <li key={ride}>{ride}</li>
          ))}
        </ul>
      ) : null}
      {children}
      <p className="flex flex-wrap gap-x-6">
        <SiteLink href={`${routes.ferryGuide}#port-${portId}`} className="route-link">
          {words.guideLink}
        </SiteLink>
        {words.anchor ? (
          <SiteLink href={`${routes.transfers}#${words.anchor}`} className="route-link">
            {words.transfersLink}
          </SiteLink>
        ) : null}
      </p>
    </div>
  );
}
