import { locales } from '@/lib/foundation/i18n/locales';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { composeMail } from './mail';
import { composePush } from './push';
import { watchTexts } from './texts';
import { type Finding, findingKinds } from './types';
import { findingWords } from './words';

const departs = Date.parse('2027-07-14T04:25Z') / 60_000;
const facts: Finding['facts'] = {
  tripId: 'bsd-out',
  serviceDay: '2027-07-14',
  departs: departs + 40,
  arrives: departs + 360,
  port: 'rafina',
  before: departs + 30,
  warning: 'strike',
  cause: 'cancelled',
  area: 'central',
  beaufort: 9,
  waveM: 4.2,
  boatKind: 'conventional',
};
const finding = (kind: Finding['kind']): Finding => ({
  key: kind,
  kind,
  position: 0,
  sequence: 0,
  boat: {
    fromPort: 'piraeus',
    toPort: 'naxos-chora',
    departsAt: '2027-07-14T04:25:00.000Z',
    arrivesAt: '2027-07-14T09:45:00.000Z',
    operator: 'Blue Star Ferries',
    vessel: 'Blue Star Delos',
  },
  facts,
  source: 'live',
  since: departs - 600,
});

describe.each(locales)('in %s', (locale) => {
  it.each(findingKinds)('a boat that is %s has all words, without a hole', async (kind) => {
    const t = await watchTexts(locale);
    for (const stage of ['found', 'over'] as const) {
      const words = findingWords(finding(kind), ferryNetwork(), locale, t, stage);
      for (const text of [
        words.kind,
        words.boat,
        words.what,
        words.todo,
        ...(stage === 'found' && kind !== 'flight' ? [words.call] : []),
        words.source,
      ]) {
        expect(text).not.toMatch(/tripWatch|undefined|NaN|[{}]|\b(?:what|todo|kinds)\./);
        expect(text.length).toBeGreaterThan(3);
      }
    }
  });

  it('a mail has its links and its owner’s texts, and no markup of theirs', async () => {
    const title = 'July <b>& more</b>\r\nBcc: somebody@example.org';
    const notice = {
      ...{ mail_id: 'm', trip_id: crypto.randomUUID(), user_id: crypto.randomUUID() },
      ...{ title, email: 'eleni@example.org', locale, stage: 'found' as const, found_at: '' },
      ...{ channel: 'mail' as const, devices: [], holds: [], shared_token: null, stop_id: 'a' },
      finding: finding('cancelled'),
    };
    const late = { ...notice, finding: finding('late') };
    const mail = await composeMail({ id: 'm', notices: [late, notice] }, ferryNetwork());
    // The gravest change comes first, and the title is in no header.
    expect(mail.subject).toMatch(
      locale === 'en' ? /^Cancelled: .+, and 1 more change$/ : /^Ακυρώθηκε: .+ και άλλη 1 αλλαγή$/,
    );
    expect(mail.subject).not.toContain('July <b>');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain(mail.stopAddress);
    expect(mail.text).toContain(`/my-trips/${notice.trip_id}`);
    expect(mail.text).toContain('/disruptions/rights?boat=bsd-out%402027-07-14');
  });

  it('a mail names its sender, and shows in green that a boat sails as planned again', async () => {
    const notice = {
      ...{ mail_id: 'm', trip_id: crypto.randomUUID(), user_id: crypto.randomUUID() },
      ...{ title: 'July', email: 'eleni@example.org', locale, stage: 'found' as const },
      ...{
        channel: 'mail' as const,
        devices: [],
        holds: [],
        shared_token: null,
        stop_id: 'a',
        found_at: '',
      },
      finding: finding('cancelled'),
    };
    const bad = await composeMail({ id: 'm', notices: [notice] }, ferryNetwork());
    const over = { ...notice, stage: 'over' as const };
    const good = await composeMail({ id: 'm', notices: [over] }, ferryNetwork());
    for (const { text, html } of [bad, good]) {
      expect(text).toMatch(/^Cyclades Compass\n/);
      expect(html).toContain('>Cyclades Compass</p>');
    }
    expect(bad.html).toContain('solid #a3262a');
    expect(good.html).toContain('solid #2e6b3f');
    expect(good.html).not.toContain('#a3262a');
  });

  it('an end names what still holds for the boat, and is not green', async () => {
    const t = await watchTexts(locale);
    const words = findingWords(finding('cancelled'), ferryNetwork(), locale, t, 'over', ['wind']);
    expect(words.kind).toBe(t('overBut.kind', { kind: t('kinds.cancelled') }));
    expect(words.what).toContain(t('kinds.wind'));
    expect(words.todo).not.toBe(t('over.todo'));
    expect(words.isOver).toBe(false);
  });

  it('a follower hears of a trip of somebody else, by its link', async () => {
    const [trip_id, stop_id, token] = [crypto.randomUUID(), crypto.randomUUID(), 'a'.repeat(32)];
    const notice = {
      ...{ mail_id: 'm', trip_id, user_id: crypto.randomUUID(), title: 'July', locale },
      ...{
        email: 'eleni@example.org',
        stage: 'found' as const,
        found_at: '',
        devices: [],
        holds: [],
      },
      ...{ channel: 'mail' as const, shared_token: token, stop_id },
      finding: finding('cancelled'),
    };
    const notices = [notice, notice] as const;
    const mail = await composeMail({ id: 'm', notices }, ferryNetwork());
    const { message } = await composePush({ id: 'm', notices }, ferryNetwork(), departs);
    const own = locale === 'en' ? /your trip/i : /ταξίδι σας/;
    for (const text of [mail.subject, mail.text, mail.html, message.title, message.path]) {
      expect(text).not.toMatch(own);
      expect(text).not.toContain(trip_id);
    }
    expect(mail.text).toContain(`/trips/${token}`);
    expect(mail.stopAddress).toContain(stop_id);
    expect(message.path).toMatch(new RegExp(`^(/el)?/trips/${token}$`));
  });
});

it('says by when to be at the port: of a late boat by the timetable', async () => {
  const t = await watchTexts('en');
  const todo = (kind: Finding['kind'], more: Partial<Finding['facts']> = {}) =>
    findingWords(
      { ...finding(kind), facts: { ...facts, port: 'piraeus', ...more } },
      ferryNetwork(),
      'en',
      t,
    ).todo;
  // An hour before on foot in Piraeus, 90 minutes with a vehicle.
  expect(todo('late')).toContain('by 06:25');
  expect(todo('late', { withVehicle: true })).toContain('by 05:55');
  expect(todo('moved')).toContain('by 07:05');
  expect(todo('early', { departs: departs - 10 })).toContain('by 06:15');
});

it('writes the height of waves as its language does, and asks nobody to call once all is well', async () => {
  const wordsOf = async (locale: 'en' | 'el', kind: Finding['kind'], stage?: 'over') =>
    findingWords(finding(kind), ferryNetwork(), locale, await watchTexts(locale), stage);
  expect((await wordsOf('en', 'wind')).what).toContain('waves of 4.2 m.');
  expect((await wordsOf('el', 'wind')).what).toContain('κύμα 4,2 μέτρα.');
  expect((await wordsOf('en', 'wind')).links[0]?.text).toBe('Boats of this and other days');
  expect((await wordsOf('en', 'flight')).what).toMatch(
    /^Cancelled\. As far as we know, no later boat/,
  );
  expect((await wordsOf('en', 'cancelled', 'over')).call).toBe('');
});

it('leaves rights and company of a missed boat or flight to the change that it follows from', async () => {
  const wordsOf = async (kind: Finding['kind']) =>
    findingWords(finding(kind), ferryNetwork(), 'en', await watchTexts('en'));
  const owed = async (kind: Finding['kind']) =>
    (await wordsOf(kind)).links.filter(({ href }) => href.includes('rights')).length;
  expect(await Promise.all((['cancelled', 'late', 'tight', 'flight'] as const).map(owed))).toEqual([
    1, 1, 0, 0,
  ]);
  const flight = await wordsOf('flight');
  expect(flight.call).toBe('');
  expect(flight.links.map(({ href }) => href)).toEqual([
    '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-13',
  ]);
});
