import { addDays } from '@/lib/foundation/time/days';
import { orthodoxEaster } from '@/lib/foundation/time/easter';
import type { IsoDate } from '@/lib/foundation/time/types';

/** Feast with its names and the days around it on which people travel. */
interface Feast {
  readonly pattern: string;
  days(year: number): readonly [first: IsoDate, last: IsoDate, day: IsoDate];
}

const around = (date: IsoDate, before: number, after: number) =>
  [
    addDays(date, before),
    addDays(date, after),
    before > 0 || after < 0 ? addDays(date, before) : date,
  ] as const;

/** More specific names first: Good Friday before Easter. */
export const feasts: readonly Feast[] = [
  {
    pattern:
      '(?:the )?(?:orthodox |greek )?(?:holy week|easter week)|(?:τη |την )?μεγαλη (?:ε)?βδομαδα|(?:τησ )?μεγαλησ (?:ε)?βδομαδασ',
    days: (year) => around(orthodoxEaster(year), -6, 1),
  },
  {
    pattern: '(?:good friday|μεγαλη παρασκευη)',
    days: (year) => around(orthodoxEaster(year), -2, 1),
  },
  {
    pattern:
      '(?:orthodox |greek )?(?:easter|pascha|paskha)(?: weekend| holidays?| sunday)?|(?:το )?πασχα',
    days: (year) => around(orthodoxEaster(year), -3, 1),
  },
  {
    pattern: 'clean monday|(?:την )?καθαρα δευτερα|(?:τησ )?καθαρασ δευτερασ|(?:το )?καθαροδευτερο',
    days: (year) => around(orthodoxEaster(year), -50, -48),
  },
  {
    pattern: '(?:whit|holy spirit) (?:monday|sunday|weekend)|pentecost|(?:του )?αγιου πνευματοσ',
    days: (year) => around(orthodoxEaster(year), 48, 50),
  },
  {
    pattern:
      '(?:το |τον |του )?(?:δεκαπενταυγουστ\\p{L}*|15αυγουστ\\p{L}*)|(?:το |τον )15 αυγουστο|(?:the )?(?:feast of the )?(?:assumption|dormition)(?: day)?',
    days: (year) => around(`${year}-08-15`, -2, 2),
  },
  { pattern: '(?:τησ? |την )?πρωτομαγιασ?|may day', days: (year) => around(`${year}-05-01`, 0, 2) },
  {
    pattern: '(?:τα )?χριστουγεννα|(?:των )?χριστουγεννων|christmas|xmas',
    days: (year) => around(`${year}-12-25`, -2, 2),
  },
  {
    pattern: "(?:την )?πρωτοχρονιασ?|new year'?s?(?: eve| day)?",
    days: (year) => around(`${year}-01-01`, -2, 1),
  },
];
