'use client';

import { useEffect, useRef } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { layers as declared } from '@/lib/foundation/ids/map-layers';
import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import { PlaceMark } from '../place-mark';
import type { Shown } from './features-in-view';
import type { When } from './layer-switches';
import './map-list.css';

interface MapListProps {
  register: RegisterAnswer;
  /** Listed features in view. */
  rows: readonly Shown[];
  /** Number of features in view. */
  total: number;
  hasLayers: boolean;
  /** True while a layer is loading, so that it is not yet reported as empty. */
  isWaiting: boolean;
  chosen: string | undefined;
  when: When;
  onChoose: (id: string | undefined) => void;
  onPoint: (id: string | undefined) => void;
}

/**
 * List of the features on the map, with the numbers of their markers. The chosen row shows all
 * details.
 */
export function MapList(props: MapListProps) {
  const { register, rows, total, hasLayers, isWaiting, chosen, when, onChoose, onPoint } = props;
  const { words } = register;
  const list = useRef<HTMLOListElement>(null);

  // Scrolls the list only, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows stand elsewhere.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-chosen]');
    if (!row || !list.current) return;
    const { offsetTop: top, offsetHeight: height } = row;
    const { scrollTop, clientHeight } = list.current;
    if (top < scrollTop || top + height > scrollTop + clientHeight) list.current.scrollTop = top;
  }, [chosen, rows]);

  return (
    <section aria-label={words.list} className="map-list">
      <p role="status" className="map-count">
        {isWaiting ? words.loading : countInWords(rows.length, total, hasLayers, register)}
      </p>
      <ol ref={list} onPointerLeave={() => onPoint(undefined)}>
        {rows.map((row) => (
          <MapRow
            key={row.id}
            row={row}
            {...{ register, when, onChoose, onPoint }}
            isChosen={row.id === chosen}
          />
        ))}
      </ol>
    </section>
  );
}

function countInWords(
  shown: number,
  total: number,
  hasLayers: boolean,
  { words, settings }: RegisterAnswer,
): string {
  const number = (count: number) => formatNumber(count, settings.locale);
  if (!hasLayers) return words.noLayer;
  if (total === 0) return words.nothing;
  if (total === 1) return words.one;
  const text = shown < total ? words.listed : words.all;
  return fill(text, { shown: number(shown), total: number(total) });
}

interface MapRowProps extends Pick<MapListProps, 'register' | 'when' | 'onChoose' | 'onPoint'> {
  row: Shown;
  isChosen: boolean;
}

function MapRow({ row, register, isChosen, when, onChoose, onPoint }: MapRowProps) {
  const { name, about, notes, href, link, sea } = row.feature.properties;
  const water = sea?.[when] ?? undefined;
  const card = `map-card-${row.id.replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <li
      value={row.number}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => onPoint(row.id)}
    >
      <button
        type="button"
        aria-expanded={isChosen}
        aria-controls={isChosen ? card : undefined}
        onFocus={() => onPoint(row.id)}
        onClick={() => onChoose(isChosen ? undefined : row.id)}
      >
        <b>{row.number}</b>
        <PlaceMark kind={declared[row.layer].mark} sea={water} />
        <span>
          {name}
          <small>{water ? register.words[water] : notes[0]}</small>
        </span>
      </button>
      {isChosen ? (
        <div id={card} className="map-card">
          <p>{about}</p>
          {notes.map((note) => (
            <p key={note} className="map-fact">
              {note}
            </p>
          ))}
          <a href={href} className="text-link">
            {link}
            <span className="sr-only">: {name}</span>
          </a>
        </div>
      ) : null}
    </li>
  );
}
