import { routes } from '@/lib/platform/routes/register';
import type { Area, StopRef, Transfer } from './schema';

/** Filters of the connections; each has a parameter of its own name in the address. */
export interface TransferFilter {
  readonly island?: Area | undefined;
  readonly from?: StopRef | undefined;
  readonly kind?: Transfer['kind'] | undefined;
}

export const transferFields = ['island', 'from', 'kind'] as const;
export type TransferField = (typeof transferFields)[number];

/**
 * Anchor of a stop on the page of transfers, as in `/transfers#naxos-airport`: its island and its id, which often
 * includes the island already.
 */
export function stopAnchor(ref: StopRef): string {
  const [area = '', kind, id = ''] = ref.split(':');
  if (kind === 'airport') return `${area}-airport`;
  return area === 'attica' || id.startsWith(`${area}-`) ? id : `${area}-${id}`;
}

/** The site path of the page so narrowed, without language prefix. */
export function transfersAddress(filter: TransferFilter): string {
  const { island, from, kind } = filter;
  const values = { island, from: from && stopAnchor(from), kind };
  const query = transferFields.flatMap((field) =>
    values[field] ? `${field}=${values[field]}` : [],
  );
  return query.length > 0 ? `${routes.transfers}?${query.join('&')}` : routes.transfers;
}
