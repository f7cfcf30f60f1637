import type { PropertyTexts } from './form-texts';

interface DraftNoteProps {
  texts: PropertyTexts;
  note: 'found' | undefined;
  /** True if a draft is stored. */
  holds: boolean;
  onDelete: () => void;
}

/** States where the draft is stored and offers to delete it. Drafts need JavaScript. */
export function DraftNote({ texts, note, holds, onDelete }: DraftNoteProps) {
  return (
    <div className="measure mt-8 hidden border-rule border-t pt-3 font-ui text-sm text-ink-2 [@media(scripting:enabled)]:block">
      <p role="status" className="font-medium text-ink empty:hidden">
        {note === 'found' ? texts.draftFound : ''}
      </p>
      <p>{texts.draftNote}</p>
      <button
        type="button"
        onClick={onDelete}
        disabled={!holds}
        className="text-link min-h-11 cursor-pointer disabled:cursor-default disabled:text-ink-2 disabled:no-underline"
      >
        {texts.draftDelete}
      </button>
    </div>
  );
}
