import type { TripDocument } from '@/lib/trips/types';

type Change = (document: TripDocument) => TripDocument;

/** What was just done, to be said and to be taken back. */
export interface Notice {
  readonly said: string;
  /** Boats that went because they fit no longer. */
  readonly dropped: number;
  /** The control that did it is gone: the focus goes to what takes it back. */
  readonly takesFocus: boolean;
}

interface Step {
  readonly field: string;
  readonly before: TripDocument;
}

export interface EditorState {
  readonly document: TripDocument;
  /** What the document was before each change, oldest first. */
  readonly past: readonly Step[];
  readonly notice: Notice | null;
}

export type EditorAction =
  | {
      readonly type: 'edit';
      /** Changes of one field that follow each other are one step. */
      readonly field: string;
      readonly change: Change;
      readonly said?: string | undefined;
      readonly takesFocus?: boolean | undefined;
      /** Boats given up by earlier changes of the same step come back where they fit again. */
      readonly keepsBoats?: boolean | undefined;
      /** A boat that goes was meant to go. */
      readonly isOfBoats?: boolean | undefined;
    }
  | { readonly type: 'undo'; readonly said: string }
  /** Takes over a version saved elsewhere. What stood here can be brought back if `said`. */
  | { readonly type: 'adopt'; readonly document: TripDocument; readonly said?: string };

/** Drops the boats that fit no longer; `before` is the trip they were chosen for. */
export type Fit = (
  document: TripDocument,
  before: TripDocument,
) => { readonly document: TripDocument };

const mostSteps = 100;

export const startOf = (document: TripDocument): EditorState => ({
  document,
  past: [],
  notice: null,
});

/** What each action makes of the trip. `fit` runs when ways or days change: no boat stays that leads elsewhere. */
export function editorReducer(fit: Fit) {
  return (state: EditorState, action: EditorAction): EditorState => {
    if (action.type === 'undo') {
      const last = state.past.at(-1);
      if (!last) return state;
      const notice = { said: action.said, dropped: 0, takesFocus: false };
      return { document: last.before, past: state.past.slice(0, -1), notice };
    }
    if (action.type === 'adopt') {
      const { document, said } = action;
      if (!said) return startOf(document);
      const past = [...state.past, { field: 'adopt', before: state.document }];
      return { document, past, notice: { said, dropped: 0, takesFocus: true } };
    }
    return edited(state, action, fit);
  };
}

function edited(
  state: EditorState,
  {
    field,
    change,
    said = '',
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
  // Against what stood before the step: the boats that come back with a later change of it are not lost.
  const before = continues ? last.before : state.document;
  const { document } = goesAlike(next, state.document) ? { document: next } : refit(next, before);
  const dropped = isOfBoats ? 0 : Math.max(0, before.legs.length - document.legs.length);
  const past = continues ? state.past : [...state.past, { field, before: state.document }];
  const notice = said || dropped > 0 ? { said, dropped, takesFocus } : null;
  return { document, past: past.slice(-mostSteps), notice };
}

const ends = ['startDate', 'startGateway', 'endGateway', 'legs'] as const;

/** True when both trips go the same ways on the same days with the same boats. */
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
