import type { SeedKind } from '../records';

export type ImportKind = Extract<SeedKind, 'hotels' | 'activities'>;

/** Converts the text of a cell; undefined for a text that is no such value. */
type ReadCell = (text: string) => unknown;

const text: ReadCell = (cell) => cell;
const whole: ReadCell = (cell) => (/^-?\d{1,9}$/.test(cell) ? Number(cell) : undefined);
const decimal: ReadCell = (cell) =>
  /^-?\d{1,9}(\.\d{1,9})?$/.test(cell) ? Number(cell) : undefined;
const euros: ReadCell = (cell) =>
  /^\d{1,5}(\.\d{1,2})?$/.test(cell) ? Math.round(Number(cell) * 100) : undefined;
const yesOrNo: ReadCell = (cell) => ({ yes: true, no: false })[cell.toLowerCase()];
const parts = (cell: string) =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
const list: ReadCell = parts;
const numbers: ReadCell = (cell) => {
  const found = parts(cell).map(whole);
  return found.includes(undefined) ? undefined : found;
};

/** Value of an empty cell: null for an unknown fact, an empty list, or none, which leaves the field out. */
interface Column {
  readonly read: ReadCell;
  readonly empty?: null | readonly never[];
}

/** Languages with columns in the tables; any other shows the English text. */
export const tableLocales = ['en', 'el'] as const;

const both = (name: string) =>
  Object.fromEntries(tableLocales.map((locale) => [`${name}.${locale}`, { read: text }]));
const unknown = (read: ReadCell): Column => ({ read, empty: null });
const lists = (read: ReadCell): Column => ({ read, empty: [] });

const shared: Readonly<Record<string, Column>> = {
  slug: { read: text },
  ...both('name'),
  ...both('summary'),
  ...both('description'),
  image: unknown(text),
  isPublished: { read: yesOrNo },
  'source.title': { read: text },
  'source.url': { read: text },
  checkedOn: { read: text },
  island: { read: text },
  ...both('place'),
  'position.lat': { read: decimal },
  'position.lon': { read: decimal },
  kind: { read: text },
  accessibility: lists(list),
};

/** Columns of a CSV file: paths of the fields of the record. Lists are separated by semicolons, money is in euros. */
export const columnsOf: Readonly<Record<ImportKind, Readonly<Record<string, Column>>>> = {
  hotels: {
    ...shared,
    class: unknown(text),
    'guestRating.score': { read: decimal },
    'guestRating.count': { read: whole },
    'pricePerNight.low': unknown(euros),
    'pricePerNight.shoulder': unknown(euros),
    'pricePerNight.high': unknown(euros),
    'pricePerNight.peak': unknown(euros),
    openMonths: lists(numbers),
    maxGuests: { read: whole },
    amenities: lists(list),
    'checkIn.from': { read: text },
    'checkIn.until': unknown(text),
    checkOut: { read: text },
    'minutesOnFoot.beach': unknown(whole),
    'minutesOnFoot.port': unknown(whole),
    'minutesOnFoot.bus': unknown(whole),
  },
  activities: {
    ...shared,
    access: { read: text },
    ...both('meetingPoint'),
    durationMinutes: { read: whole },
    startTimes: lists(list),
    'price.kind': { read: text },
    'price.cents': { read: euros },
    months: lists(numbers),
    languages: lists(list),
    level: { read: text },
    included: lists(list),
    windLimitBft: unknown(whole),
    minimumAge: unknown(whole),
  },
};
