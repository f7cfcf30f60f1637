type Cell = string | number;

const quoted = (cell: Cell): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A GTFS text file: header, rows, and a newline after every line. */
export function gtfsText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}

/** Minutes since the start of the service day in GTFS format: `25:10:00`. */
export function gtfsTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** Cents in GTFS money format: `38.50`. */
export const gtfsPrice = (cents: number): string => (cents / 100).toFixed(2);

/** `2027-07-14` in GTFS date format. */
export const gtfsDate = (iso: string): string => iso.replaceAll('-', '');
