import { PlaceMark } from '@/components/maps/place-mark';
import type { PlaceKind } from '@/lib/records/places/types';

/** A place with its texts in the page's language. */
export interface NearbyRow {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
  /** Kind and island: "Beach, Naxos". */
  readonly about: string;
  readonly distance: string;
  readonly direction: string;
  /** Degrees clockwise from north; undefined for the starting point. */
  readonly bearing: number | undefined;
  /** URL of the section on the island's page, with language prefix. */
  readonly href: string;
  /** Accessible name of its marker: name, kind and distance. */
  readonly label: string;
  readonly showLabel: string;
  readonly position: { readonly lat: number; readonly lon: number };
}

interface PlaceRowProps {
  row: NearbyRow;
  chosen: boolean;
  /** Undefined while no map is loaded. */
  onChoose: ((id: string) => void) | undefined;
  onPoint: (id: string | undefined) => void;
}

/** A place in the list: marker that selects it on the map, name with link, and distance. */
export function PlaceRow({ row, chosen, onChoose, onPoint }: PlaceRowProps) {
  const mark = <PlaceMark kind={row.kind} className="size-5" />;
  return (
    <li
      data-place={row.id}
      className={`grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-2 border-b border-rule py-1.5 transition-colors duration-200 ${
        chosen ? 'bg-deep shadow-[inset_3px_0_0_var(--accent)]' : ''
      }`}
      onPointerEnter={() => onPoint(row.id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {onChoose ? (
        <button
          type="button"
          aria-label={row.showLabel}
          aria-pressed={chosen}
          onClick={() => onChoose(row.id)}
          className="grid size-11 place-items-center rounded-[3px] hover:bg-deep"
        >
          {mark}
        </button>
      ) : (
        <span className="grid size-11 place-items-center">{mark}</span>
      )}
      <span className="min-w-0">
        {/* A plain link, because only a new document highlights its target section (`:target`). */}
        <a
          href={row.href}
          className="inline-block py-0.5 text-lg leading-tight hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {row.name}
        </a>
        <span className="block font-ui text-sm text-ink-2">{row.about}</span>
      </span>
      <span className="pr-2 text-right font-ui">
        <span className="block text-lg leading-tight tabular-nums">{row.distance}</span>
        <span className="flex items-center justify-end gap-1 text-sm text-ink-2">
          {row.direction}
          {row.bearing === undefined ? null : <Needle bearing={row.bearing} />}
        </span>
      </span>
    </li>
  );
}

function Needle({ bearing }: { bearing: number }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
      className="size-3 shrink-0 fill-ink-2"
      style={{ rotate: `${Math.round(bearing)}deg` }}
    >
      <path d="M6 .5 9.4 11 6 8.8 2.6 11Z" />
    </svg>
  );
}
