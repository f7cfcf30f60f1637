import type { MissedConnection } from '@/lib/sea/timetable/missed-connections';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { missedReason } from './missed-reason';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) => {
    const ferries = jest.requireActual(`../../messages/${locale}/ferries.json`);
    return jest
      .requireActual('next-intl')
      .createTranslator({ locale, namespace, messages: { ferries } });
  },
}));

const at = (iso: string) => Date.parse(iso) / 60_000;

/** From Naxos at 10:30 to Paros, onwards at 12:00. The first boat leaves 70 minutes late. */
function connection(late: number, early = 0): MissedConnection {
  const leg = {
    kind: 'sea' as const,
    serviceDay: '2027-07-14',
    lineId: 'a',
    cents: null,
    calls: [],
  };
  const delay = (minutes: number) => ({ delay: { departure: minutes, arrival: minutes } });
  return {
    arriving: {
      ...leg,
      tripId: 'a',
      from: 'naxos-chora',
      to: 'paros-parikia',
      departure: at('2027-07-14T07:30Z') + late,
      arrival: at('2027-07-14T08:30Z') + late,
      ...delay(late),
    },
    leaving: {
      ...leg,
      tripId: 'b',
      from: 'paros-parikia',
      to: 'milos-adamas',
      departure: at('2027-07-14T09:00Z') - early,
      arrival: at('2027-07-14T11:00Z') - early,
      ...delay(-early),
    },
    at: 0,
  };
}

test('names a late boat and the missed one by their scheduled times', async () => {
  const network = ferryNetwork();
  expect(await missedReason(connection(70), network, 'en')).toBe(
    'The 10:30 boat from Naxos is late and misses the 12:00 boat from Paros, Parikia.',
  );
  expect(await missedReason(connection(70), network, 'el')).toBe(
    'Το πλοίο των 10:30 από τη Νάξο καθυστερεί και δεν προλαβαίνει το πλοίο των 12:00 από την Παροικιά Πάρου.',
  );
  expect(await missedReason(connection(0, 60), network, 'en')).toBe(
    'The 12:00 boat from Paros, Parikia leaves early, before the 10:30 boat from Naxos arrives.',
  );
});
