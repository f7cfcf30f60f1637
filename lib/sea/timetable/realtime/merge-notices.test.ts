import { day, merged, timetableOf } from './testing/merged.ts';
import { notice } from './testing/message.ts';

describe('notices', () => {
  const [line, stop, agency] = [{ routeId: 'main' }, { stopId: 'paros' }, { agencyId: 'blue' }];

  it.each([
    ['a line', line, { lineId: 'main' }],
    ['a port', stop, { portIds: ['paros'] }],
    ['the ports of an island', { stopId: 'naxos' }, { portIds: ['naxos-chora'] }],
    ['an operator', agency, { operatorId: 'blue' }],
    ['a trip', { trip: { tripId: 'out' } }, { tripIds: ['out'] }],
    ['the trips of a line', { trip: { routeId: 'main' } }, { lineId: 'main' }],
    [
      'a trip of a line and an hour',
      { trip: { routeId: 'main', startTime: '07:25:00', ...day } },
      { tripIds: ['out'], serviceDay: '2027-07-14' },
    ],
    ['one way of a line', { ...line, directionId: 1 }, { lineId: 'main', direction: 1 }],
    [
      'a trip of a day',
      { trip: { tripId: 'out', ...day } },
      { tripIds: ['out'], serviceDay: '2027-07-14' },
    ],
    ['a line at a port', { ...line, ...stop }, { lineId: 'main', portIds: ['paros'] }],
    ['all boats', { routeType: 4 }, {}],
  ])('apply to %s', (_, selector, subject) => {
    expect(merged([notice([selector])]).alerts).toMatchObject([
      { effect: 'no-service', subjects: [subject], header: [{ text: 'Strike', language: 'en' }] },
    ]);
  });

  it.each([
    ['an unknown line', { routeId: 'nobody' }],
    ['a bus line', { routeId: 'x1' }],
    ['buses', { routeType: 3 }],
    ['nothing', {}],
    ['an unknown line in a trip', { trip: { routeId: 'nobody' } }],
    ['an hour without a boat', { trip: { routeId: 'main', startTime: '07:26:00' } }],
    [
      'a trip of a day on which it does not sail',
      { trip: { tripId: 'out', startDate: '20280101' } },
    ],
  ])('about %s are omitted', (_, selector) => {
    expect(merged([notice([selector])])).toMatchObject({ alerts: [], unmatched: 1 });
  });

  it('about a repeated trip apply to each of its departures, or to one by time', () => {
    const shuttle = timetableOf({
      'frequencies.txt': [
        'trip_id,start_time,end_time,headway_secs,exact_times',
        'out,07:25:00,09:25:00,3600,1',
      ],
    });
    const of = (trip: object) => merged([notice([{ trip }])], shuttle).alerts[0]?.subjects;
    expect(of({ tripId: 'out' })).toEqual([{ tripIds: ['out@445', 'out@505'] }]);
    expect(of({ tripId: 'out', ...day, startTime: '08:25:00' })).toEqual([
      { tripIds: ['out@505'], serviceDay: '2027-07-14' },
    ]);
  });

  it('that are repeated are merged, and keep each language', () => {
    const texts = { en: 'Strike', el: 'Απεργία' };
    const { alerts } = merged([notice([line], texts), notice([line], texts)]);
    expect(alerts.map(({ header }) => header)).toEqual([
      [
        { text: 'Strike', language: 'en' },
        { text: 'Απεργία', language: 'el' },
      ],
    ]);
  });

  it('are truncated, without scripts and direction marks', () => {
    const { alerts } = merged([
      {
        alert: {
          informedEntity: [line],
          headerText: { translation: [{ text: `A\u0000\u202Eb ${'x'.repeat(500)}` }] },
          url: {
            translation: [
              { text: 'javascript:alert(1)', language: 'en' },
              { text: 'https://blue.example/strike', language: 'el' },
            ],
          },
        },
      },
    ]);
    expect(alerts[0]?.header[0]?.text).toMatch(/^A b x+…$/);
    expect(alerts[0]?.header[0]?.text).toHaveLength(201);
    expect(alerts[0]?.url).toEqual([{ text: 'https://blue.example/strike', language: 'el' }]);
  });
});
