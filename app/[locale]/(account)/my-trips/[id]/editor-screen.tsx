import { getMessages } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/page-header';
import { PlainEditor } from '@/components/saved-trips/editor/plain-editor';
import { ShareAndManage } from '@/components/saved-trips/editor/share-and-manage';
import { TripEditor } from '@/components/saved-trips/editor/trip-editor';
import { SheetBoatsLabel } from '@/components/saved-trips/sheet/sheet-boats-label';
import { TakenWay } from '@/components/saved-trips/sheet/taken-way';
import { TripChart } from '@/components/saved-trips/sheet/trip-chart';
import { TripFindings } from '@/components/saved-trips/sheet/trip-findings';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { SailingNote } from '@/components/weather/sailing-note';
import { env } from '@/lib/foundation/env';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { sendTakeBack, sendWayOn } from '@/lib/trips/replan/actions';
import { tripWaysOn } from '@/lib/trips/replan/queries';
import { crossingsOf } from '@/lib/trips/saved-trips/crossings';
import { emptyTripForm } from '@/lib/trips/saved-trips/form-state';
import { sendPlainEdit } from '@/lib/trips/saved-trips/plain-edit-actions';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { type ChosenChannels, tripFindings } from '@/lib/trips/watch/queries';
import {
  deleteAndLeave,
  duplicateAndOpen,
  sendCalendarLink,
  sendShareLink,
  sendTripMails,
  sendTripPushes,
} from './actions';
import { editorView } from './editor-view';

interface EditorScreenProps {
  trip: Trip;
  channels: ChosenChannels;
  /** Id of the person. */
  owner: string;
}

/**
 * A trip as its owner sees it: the editor, the chart, the label on its ferry data, and the export
 * links.
 */
export async function EditorScreen({ trip, channels, owner }: EditorScreenProps) {
  const [locale, messages] = await Promise.all([currentLocale(), getMessages()]);
  const texts = messages.savedTrips.editor;
  const path = routes.trip(trip.id);
  const network = liveNetwork();
  const findings = tripFindings(trip);
  const view = await editorView(trip, network, locale, findings);
  const sheet = { locale, network, trip, listings: view.listings, findings };
  const page = localizePath(path, locale);
  const kept = await keptAnswer('plain-edit', page, emptyTripForm);
  const took = await keptAnswer('way-on', page, emptyTripForm);
  const keptMails = await keptAnswer('mails', page, { result: null });
  const ways = tripWaysOn(trip);
  const form = { tripId: trip.id, version: trip.version, mark: took.mark };
  const weather = (
    <SailingNote report={knownReport()} crossings={crossingsOf(trip, network)} locale={locale} />
  );
  const link = (token: string | null, address: (token: string) => string) =>
    token === null ? null : address(token);
  return (
    <>
      <div className="page-grid pt-6 md:pt-8">
        <Breadcrumbs
          crumbs={[
            { path: routes.myTrips, label: texts.crumb },
            { path, label: trip.title },
          ]}
        />
        <noscript>
          <PlainEditor
            {...{ trip, locale, texts, kept }}
            islands={view.islands}
            room={view.replan.room}
            action={sendPlainEdit}
          />
        </noscript>
      </div>
      <TripEditor
        trip={trip}
        view={view}
        texts={texts}
        news={
          <div className="page-grid">
            <TakenWay
              locale={locale}
              kept={took.state}
              undo={
                trip.undoVersion === trip.version ? { ...form, action: sendTakeBack } : undefined
              }
            />
            <TripFindings
              view={sheet}
              ways={ways && { found: ways, form: { ...form, action: sendWayOn } }}
            />
            {trip.archivedAt ? <p className="mt-4 font-ui text-ink-2">{texts.archived}</p> : null}
          </div>
        }
        chart={trip.stops.length > 0 ? <TripChart view={sheet} /> : null}
        label={
          trip.legs.length > 0 ? (
            <>
              {weather}
              <SheetBoatsLabel view={sheet} />
            </>
          ) : Object.values(view.offers).some(({ boats }) => boats.length > 0) ? (
            <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
          ) : null
        }
      />
      <ShareAndManage
        trip={trip}
        locale={locale}
        texts={texts}
        paths={{
          ...view.paths,
          share: link(trip.shareToken, (token) => absoluteUrl(routes.sharedTrip(token), locale)),
          calendar: link(
            trip.calendarToken,
            (token) => `${site.origin}${routes.tripCalendar(token)}?locale=${locale}`,
          ),
        }}
        mails={
          channels.mails === undefined
            ? null
            : {
                isOn: channels.mails,
                kept: keptMails,
                send: sendTripMails,
                texts: messages.tripWatch.choice,
              }
        }
        pushes={{
          owner,
          isOn: channels.pushes ?? false,
          vapidKey: channels.pushes === undefined ? undefined : env.VAPID_PUBLIC_KEY,
          keepAddress: routes.apiPushSubscription,
          send: sendTripPushes,
          texts: messages.tripWatch.push,
        }}
        send={{
          share: sendShareLink,
          calendar: sendCalendarLink,
          duplicate: duplicateAndOpen,
          delete: deleteAndLeave,
        }}
      />
    </>
  );
}
