import type { Transfer } from '@/lib/booking/transfers/schema';

/**
 * Line drawings of 24 × 24, like those of the interface. Kept here, because no other component uses
 * them.
 */
const drawings: Record<Transfer['kind'], string> = {
  walk: 'M13 4.2a1.6 1.6 0 1 0 .01 0M9 21l2.5-6-2-2.5L11 8l3 1 1.5 3 3 1M11 8L8 9.5 7 13M11.5 15l3 2 1 4',
  bus: 'M4 17V6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5V17zM4 11.5h16M7.5 17v2.5M16.5 17v2.5M7.5 14.2h.01M16.5 14.2h.01',
  metro:
    'M6 16V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 11.5h12M9 14.8h.01M15 14.8h.01M9 18l-2 3M15 18l2 3',
  'cable-car': 'M3 7l18-4M12 5v4M6 9h12v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 13.5h12M12 9v4.5',
  launch:
    'M3 14h18l-2.5 4.5h-13zM8 14v-4h6l2.5 4M2 21.5c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  boat: 'M3 14h18l-2 4.5H5zM6 14v-4h10l3 4M9 10V6h4v4M2 21.5c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  taxi: 'M3 17v-4l3-1 2-4h8l2 4 3 1v4zM6 17v2M18 17v2M6 12h12M10 8V5.5h4V8',
  private: 'M3 17V8h11l4.5 4.5 2.5.8V17zM6.5 17v2M17.5 17v2M14 8v5H3M8.5 8v5',
};

/** Decorative icon next to the name of a kind. */
export function KindIcon({ kind }: { kind: Transfer['kind'] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={drawings[kind]} />
    </svg>
  );
}
