import { casesOf } from '@/lib/foundation/i18n/greek/cases';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import { islands as records } from '@/lib/records/islands/data';
import type { Case, Expected } from './checks';

function nameOf(slug: IslandSlug) {
  const island = records.find((one) => one.slug === slug);
  if (!island) throw new Error(`no island ${slug}`);
  return island.name;
}

/*
 * Random requests: the meaning is drawn first, then phrased in one of many ways and with typical
 * typing errors. The expectation comes from that meaning, never from what the model understood.
 */

/** Reproducible pseudo-random numbers from 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const islands: readonly IslandSlug[] = [
  'naxos',
  'paros',
  'milos',
  'sifnos',
  'serifos',
  'syros',
  'tinos',
  'ios',
  'santorini',
  'mykonos',
  'folegandros',
  'amorgos',
  'kythnos',
  'andros',
  'koufonisia',
];
const months = {
  en: ['June', 'July', 'August', 'September'],
  el: ['Ιουνίου', 'Ιουλίου', 'Αυγούστου', 'Σεπτεμβρίου'],
};

/** Generates `count` distinct cases, alternately in English and Greek. */
export function generatedCases(count: number, seed: number): Case[] {
  const next = chance(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One;
  const some = (most: number) => {
    const left = [...islands];
    return Array.from(
      { length: 1 + Math.floor(next() * most) },
      () => left.splice(Math.floor(next() * left.length), 1)[0] as IslandSlug,
    );
  };
  /**
   * An island's name in Latin or Greek letters, sometimes with two letters swapped or one missing.
   */
  const spelled = (slug: IslandSlug, locale: 'en' | 'el') => {
    const name = locale === 'el' ? casesOf(nameOf(slug).el).acc : nameOf(slug).en;
    const bare = next() < 0.3 ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;
    const low = next() < 0.3 ? bare.toLowerCase() : bare;
    if (next() > 0.15 || low.length < 6) return low;
    const at = 2 + Math.floor(next() * (low.length - 4));
    return next() < 0.5
      ? low.slice(0, at) + low.slice(at + 1)
      : low.slice(0, at) + low[at + 1] + low[at] + low.slice(at + 2);
  };

  return Array.from({ length: count }, (_, index): Case => {
    const locale = index % 2 === 0 ? 'en' : 'el';
    const isGreek = locale === 'el';
    const wants = some(3);
    const month = Math.floor(next() * 4);
    const day = 1 + Math.floor(next() * 20);
    const total = Math.max(wants.length * 2, 3) + Math.floor(next() * 5);
    const first = `2027-${String(6 + month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const names = wants.map((one) => spelled(one, locale));
    const list =
      names.length > 1
        ? `${names.slice(0, -1).join(', ')} ${isGreek ? 'και' : 'and'} ${names.at(-1)}`
        : (names[0] ?? '');
    const monthName = months[locale][month] ?? '';
    const when = isGreek
      ? pick([
          `από ${day} ${monthName}`,
          `ξεκινώντας στις ${day} ${monthName}`,
          `στις ${day}/${6 + month}`,
        ])
      : pick([
          `from ${day} ${monthName}`,
          `starting ${monthName} ${day}`,
          `on the ${day}th of ${monthName}`,
          `beginning 2027-${String(6 + month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        ]);
    const long = isGreek
      ? `${total} νύχτες`
      : pick([`${total} nights`, `for ${total} nights`, `${total + 1} days`]);
    const said = isGreek
      ? pick([
          `${long} ${when}: ${list}`,
          `Θέλουμε να πάμε ${list}, ${long}, ${when}`,
          `${list}, ${when}, ${long}`,
        ])
      : pick([
          `${long} ${when}: ${list}`,
          `We'd like to visit ${list}, ${long} ${when}`,
          `${list}, ${when}, ${long}`,
          `plan me a trip to ${list} ${when} ${long}`,
        ]);
    const tail = pick(
      isGreek
        ? [
            '',
            ', δύο ενήλικες',
            ', με δύο παιδιά 6 και 8 ετών',
            ', χαλαρά',
            ', με αυτοκίνητο',
            ', οικονομικά',
          ]
        : [
            '',
            ', 2 adults',
            ', two of us',
            ', with 2 kids aged 6 and 8',
            ', relaxed pace',
            ', with our car',
            ', on a tight budget',
            ', no early boats',
          ],
    );
    const vehicle = /αυτοκίνητο|car/.test(tail) ? { vehicle: 'car' } : {};
    const base: Expected = { kind: 'trip', wants, first, total, ...vehicle };
    const messages = [said + tail];
    const [change, expected] = changed(base, wants);
    return { locale, messages: change ? [...messages, change] : messages, expected, from: 'seed' };

    function changed(
      before: Expected,
      current: readonly IslandSlug[],
    ): [string | undefined, Expected] {
      const other = pick(islands.filter((one) => !current.includes(one)));
      const [old] = current;
      const kind = next();
      if (kind < 0.5 || !old) return [undefined, before];
      if (kind < 0.6) {
        const text = isGreek
          ? `άλλαξε ${spelledAcc(old)} με ${spelledAcc(other)}`
          : `swap ${nameEn(old)} for ${nameEn(other)}`;
        return [text, { ...before, wants: [...current.slice(1), other], avoids: [old] }];
      }
      if (kind < 0.7) {
        const text = isGreek ? 'φτάνουμε μια μέρα αργότερα' : 'we arrive a day later';
        return [text, { ...before, first: addDays(first, 1) }];
      }
      if (kind < 0.8) return [isGreek ? 'πιο φτηνά γίνεται;' : 'make it cheaper', before];
      if (kind < 0.9 && current.length > 1) {
        const text = isGreek ? `χωρίς ${spelledAcc(old)}` : `without ${nameEn(old)}`;
        return [text, { ...before, wants: current.slice(1), avoids: [old] }];
      }
      const text = isGreek ? `μια νύχτα παραπάνω` : 'one more night';
      return [text, { ...before, total: total + 1 }];
    }
    function spelledAcc(slug: IslandSlug) {
      return casesOf(nameOf(slug).el).the_acc;
    }
    function nameEn(slug: IslandSlug) {
      return nameOf(slug).en.replace(/ \(.*/, '');
    }
  });
}
