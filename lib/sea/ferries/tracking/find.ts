import type { Network } from '@/lib/sea/timetable/network';

/** Searchable names of a boat in every language, normalized for comparison. */
export type SearchWords = readonly string[];

/** Without accents, case and final sigma: `Μύκονος` is found by `ΜΥΚΟΝΟΣ` and by `μυκονος`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim();
}

/** True when every word of the query occurs in one of the names. An empty query matches everything. */
export function isFound(query: string, names: SearchWords): boolean {
  const all = names.map(plain);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.some((name) => name.includes(word)));
}

/** True if the name, line, operator or ports of a boat match the query. */
export function isNamed(
  query: string,
  boat: {
    readonly name: string | null;
    readonly lineId: string;
    readonly calls: readonly { readonly portId: string }[];
  },
  network: Pick<Network, 'lines' | 'operators' | 'ports' | 'stations'>,
): boolean {
  const line = network.lines.get(boat.lineId);
  const named = [
    line?.name,
    network.operators.get(line?.operatorId ?? '')?.name,
    ...boat.calls.flatMap(({ portId }) => {
      const port = network.ports.get(portId);
      return [port?.name, network.stations.get(port?.stationId ?? '')?.name];
    }),
  ];
  const names = named.flatMap((one) => (one ? Object.values(one) : []));
  return isFound(query, [boat.name ?? '', ...names]);
}
