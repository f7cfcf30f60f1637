/** Line drawings of 24 × 24, 1.5 px strokes. */
const drawings = {
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  bed: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  bus: 'M5 17V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11zM5 11h14M7 17v3M17 17v3M8 14h.01M16 14h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  car: 'M3 16v-4l3-1 2-4h8l2 4 3 1v4zM6 16v2M18 16v2M6 11h12M6.5 13.5h.01M17.5 13.5h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  coins: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM15.5 10.2a5 5 0 1 1-5.3 5.3',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  ferry:
    'M3 15h18l-2 4H5zM6 15v-4h10l3 4M9 11V7h4v4M2 22c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  pin: 'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  plane: 'M10.5 13.5L3 11l1.5-1.5 7 .5 5-5a1.8 1.8 0 0 1 2.5 2.5l-5 5 .5 7L13 21z',
  route:
    'M6 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.5 18.5H15a3.25 3.25 0 0 0 0-6.5H9a3.25 3.25 0 0 1 0-6.5h6.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  speech: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  swim: 'M16 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 13l5-5 5 6M2 17c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1M2 21c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.6-4 3.6-6 8-6s7.4 2 8 6',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5h.01',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

/** Decorative icon next to a text; hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={drawings[name]} />
    </svg>
  );
}
