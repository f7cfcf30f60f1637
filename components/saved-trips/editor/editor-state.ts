import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { legsToRefill, refillLegs } from './refill';
import type { EditorView } from './view';

type Change = (document: TripDocument) => TripDocument;

/** Message about the last change, which can be undone. */
export interface Notice {
  readonly message: string;
  /** Number of boats dropped because they no longer fit. */
  readonly dropped: number;
  /** Legs that got new boats in place of dropped ones, and legs for which there are none. */
  readonly refilled?: { readonly found: number; readonly missing: number };
  /** True if the control that made the change is gone, so the undo button takes the focus. */
  readonly takesFocus: boolean;
}

interface Step {
  readonly field: string;
  readonly before: TripDocument;
  /** The legs that were waiting for new boats before the change. */
  readonly refill: readonly number[];
}

export interface EditorState {
  readonly document: TripDocument;
  /** States of the document before each change, oldest first. */
  readonly past: readonly Step[];
  readonly notice: Notice | null;
  /** Positions of the legs whose dropped boats are to be replaced once the offers of their day are known. */
  readonly refill: readonly number[];
}

export type EditorAction =
  | {
      readonly type: 'edit';
      /** Consecutive changes of the same field are undone in one step. */
      readonly field: string;
      readonly change: Change;
      readonly message?: string | undefined;
      readonly takesFocus?: boolean | undefined;
      /** Restores boats dropped by earlier changes of the same step if they fit again. */
      readonly keepsBoats?: boolean | undefined;
      /** The change is about boats, so a removed one is not reported as dropped. */
      readonly isOfBoats?: boolean | undefined;
    }
  | { readonly type: 'undo'; readonly message: string }
  /** Replaces dropped boats by the best ones of the offers. Belongs to the last step: undo takes back both. */
  | { readonly type: 'refill'; readonly offers: EditorView['offers'] }
  /** Replaces the document with a version saved elsewhere. Can be undone if `message` is set. */
  | { readonly type: 'adopt'; readonly document: TripDocument; readonly message?: string };

/** Drops the boats that no longer fit; `before` is the trip for which they were chosen. */
export type Fit = (
  document: TripDocument,
  before: TripDocument,
) => { readonly document: TripDocument };

const mostSteps = 100;

export const startOf = (document: TripDocument): EditorState => ({
  document,
  past: [],
  notice: null,
  refill: [],
});

/**
 * Creates the reducer of the editor. `fit` runs if legs or days change, so that no boat leads
 * elsewhere.
 */
export function editorReducer(fit: Fit) {
  return (state: EditorState, action: EditorAction): EditorState => {
    if (action.type === 'undo') {
      const last = state.past.at(-1);
      if (!last) return state;
      const notice = { message: action.message, dropped: 0, takesFocus: false };
      return {
        document: last.before,
        past: state.past.slice(0, -1),
        notice,
        refill: last.refill,
      };
    }
    if (action.type === 'refill') return refilled(state, action.offers, fit);
    if (action.type === 'adopt') {
      const { document, message } = action;
      if (!message) return startOf(document);
      const past = [
        ...state.past,
        { field: 'adopt', before: state.document, refill: state.refill },
      ];
      return { document, past, notice: { message, dropped: 0, takesFocus: true }, refill: [] };
    }
    return edited(state, action, fit);
  };
}

function edited(
  state: EditorState,
  {
    field,
    change,
    message = '',
    takesFocus = false,
    keepsBoats,
    isOfBoats,
  }: EditorAction & { type: 'edit' },
  refit: Fit,
): EditorState {
  const last = state.past.at(-1);
  const continues = last?.field === field;
  const changed = change(state.document);
  if (changed === state.document) return state;
  const legs = continues && keepsBoats ? last.before.legs : changed.legs;
  const next = { ...changed, legs };
  // Compares with the state before the step: boats restored by a later change of it do not count as
  // dropped.
  const before = continues ? last.before : state.document;
  const { document } = goesAlike(next, state.document) ? { document: next } : refit(next, before);
  const dropped = isOfBoats ? 0 : Math.max(0, before.legs.length - document.legs.length);
  const step = { field, before: state.document, refill: state.refill };
  const past = continues ? state.past : [...state.past, step];
  const notice = message || dropped > 0 ? { message, dropped, takesFocus } : null;
  const needsRefill = !isOfBoats && (dropped > 0 || state.refill.length > 0);
  const refill = needsRefill ? legsToRefill(state.document, document, state.refill) : state.refill;
  return { document, past: past.slice(-mostSteps), notice, refill };
}

function refilled(state: EditorState, offers: EditorView['offers'], refit: Fit): EditorState {
  const { document, found, missing, waiting } = refillLegs(state.document, state.refill, offers);
  if (waiting.length === state.refill.length) return state;
  const fitted = found > 0 ? refit(document, document).document : document;
  // A boat through the night moves the days after it, and with them the boats of later legs.
  const refill = legsToRefill(document, fitted, waiting);
  const notice =
    found + missing > 0
      ? { message: '', dropped: 0, takesFocus: false, refilled: { found, missing } }
      : state.notice;
  return { ...state, document: fitted, notice, refill };
}

const ends = ['startDate', 'startGateway', 'endGateway', 'legs'] as const;

/** True if both trips have the same legs, days and boats. */
function goesAlike(one: TripDocument, other: TripDocument): boolean {
  return (
    ends.every((part) => one[part] === other[part]) &&
    one.stops.length === other.stops.length &&
    one.stops.every((stop, index) => {
      const { id, island, nights } = other.stops[index] ?? {};
      return stop.id === id && stop.island === island && stop.nights === nights;
    })
  );
}
