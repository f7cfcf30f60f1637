import 'server-only';
import { zipSync } from 'fflate';
import { tagOf } from '@/lib/foundation/http/tagged-answer';
import { typicalFiles } from './typical-files';

const readme = `Typical pattern of ferry sailings in the Cyclades. NOT A SCHEDULE.

These files describe sailings as they usually run in each season. Times, days and fares are typical or
estimated and change without notice; nobody may rely on them to catch a boat. The operators' own
timetables hold.

GTFS (https://gtfs.org). Additions: routes.txt vessel_kind and basis, vehicle_fares.txt, seasons.txt,
road_transfers.txt (by bus or taxi between two ports of an island).
`;

let archive: { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } | undefined;

/** Shipped pattern as a GTFS archive with a README. The same files give the same bytes. */
export function typicalArchive() {
  archive ??= zipTypical();
  return archive;
}

function zipTypical() {
  const files = { ...Object.fromEntries(typicalFiles()), 'README.md': Buffer.from(readme) };
  // Earliest date of the zip format, at noon so that no time zone moves it to 1979.
  const bytes = Uint8Array.from(zipSync(files, { level: 9, mtime: '1980-01-02T12:00:00' }));
  return { bytes, etag: tagOf(bytes) };
}
