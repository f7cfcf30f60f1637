import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

const control =
  'mt-1 block w-full min-h-11 rounded-[3px] border bg-raised px-3 py-2 font-ui text-[1rem] text-ink placeholder:text-ink-2';

interface FieldProps {
  id: string;
  label: string;
  /** Shown below the label; read with the field. */
  hint?: string | undefined;
  /** What is wrong with the value, in the page's language; beside its cause. */
  error?: string | undefined;
}

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { multiline?: false };
type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline: true };

/** A labelled text field with its hint and its error. */
export function Field(props: InputProps | AreaProps) {
  const { id, label, hint, error } = props;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    className: `${control} ${error ? 'border-bad' : 'border-control'}`,
  };
  return (
    <div>
      <label htmlFor={id} className="font-ui text-sm font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="font-ui text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <Control {...props} {...shared} />
      {error ? (
        <p id={`${id}-error`} className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function Control(props: InputProps | AreaProps) {
  if (props.multiline) {
    const { label: _label, hint: _hint, error: _error, multiline: _multiline, ...rest } = props;
    return <textarea rows={6} {...rest} />;
  }
  const { label: _label, hint: _hint, error: _error, multiline: _multiline, ...rest } = props;
  return <input {...rest} />;
}
