import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { LinkPanel, type SendLink } from './link-panel';
import { MailChoice, type MailChoiceProps } from './mail-choice';
import { PushChoice, type PushChoiceProps } from './push-choice';
import type { EditorTexts } from './texts';
import { TripMenu, type TripMenuProps } from './trip-menu';

interface ShareAndManageProps {
  trip: Trip;
  locale: Locale;
  texts: EditorTexts;
  /** URLs. Those of secret links are absolute, and null while the link is switched off. */
  paths: {
    sheet: string;
    plan: string | null;
    share: string | null;
    calendar: string | null;
  };
  /** Mails about changes; null where no mails are sent. */
  mails: Pick<MailChoiceProps, 'isOn' | 'kept' | 'send' | 'texts'> | null;
  /** Push messages about changes, which the site may not send. */
  pushes: Omit<PushChoiceProps, 'tripId' | 'locale'>;
  send: TripMenuProps['send'] & { share: SendLink; calendar: SendLink };
}

/** Sharing, calendar, downloads and print, and actions on the trip as a whole. */
export function ShareAndManage(props: ShareAndManageProps) {
  const { trip, locale, texts, paths, mails, pushes, send } = props;
  const { share, calendar, files, manage } = texts;
  const shared = { tripId: trip.id, locale };
  return (
    <div
      data-print="hide"
      className="page-grid mt-16 grid gap-x-16 gap-y-12 border-t border-rule pt-10 pb-16 md:grid-cols-2"
    >
      <LinkPanel {...shared} name="share" send={send.share} address={paths.share} texts={share}>
        <p className="measure mt-2 font-ui text-sm text-ink-2">
          {share.sees} {share.seesNot}
        </p>
        {paths.share ? (
          <p className="mt-2 font-ui text-sm">
            <a
              href={new URL(paths.share).pathname}
              className="text-link inline-flex min-h-11 items-center"
            >
              {share.open}
            </a>
            <span className="block text-ink-2">{share.switchOffText}</span>
          </p>
        ) : null}
      </LinkPanel>
      <LinkPanel
        {...shared}
        name="calendar"
        send={send.calendar}
        address={paths.calendar}
        texts={{ ...share, ...calendar }}
      >
        {paths.calendar ? (
          <p className="mt-2 font-ui text-sm">
            <a
              href={paths.calendar.replace(/^https?:/, 'webcal:')}
              className="text-link inline-flex min-h-11 items-center"
            >
              {calendar.open}
            </a>
          </p>
        ) : null}
        {trip.startDate ? null : (
          <p className="mt-2 font-ui text-sm text-ink-2">{calendar.noDates}</p>
        )}
      </LinkPanel>
      {mails ? <MailChoice {...shared} {...mails} /> : null}
      <PushChoice {...shared} {...pushes} />
      <section aria-labelledby="files-title">
        <h2 id="files-title" className="text-xl!">
          {files.title}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {(['ics', 'gpx', 'kml'] as const).map((kind) => (
            <li key={kind}>
              {/* A plain link, because the router must not handle downloads. */}
              <a
                href={`${routes.tripFile(trip.id, kind)}?locale=${locale}`}
                download
                className={buttonClass('secondary')}
              >
                <Icon name={kind === 'ics' ? 'calendar' : 'download'} />
                {files[kind]}
              </a>
            </li>
          ))}
          <li>
            <a href={paths.sheet} className={buttonClass('secondary')}>
              <Icon name="book" />
              {files.sheet}
            </a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="manage-title">
        <h2 id="manage-title" className="text-xl!">
          {manage.title}
        </h2>
        <TripMenu
          tripId={trip.id}
          locale={locale}
          isArchived={trip.archivedAt !== null}
          send={send}
          texts={manage}
        />
        <p className="measure mt-2 font-ui text-sm text-ink-2">{manage.deleteText}</p>
        {paths.plan ? (
          <p className="mt-2 font-ui text-sm">
            <a href={paths.plan} className="text-link inline-flex min-h-11 items-center">
              {manage.openPlan}
            </a>
          </p>
        ) : null}
      </section>
    </div>
  );
}
