import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

/** Class of styles/ui.css. */
const control = 'control';

interface FieldProps {
  id: string;
  label: string;
  /** Hint below the label, announced with the field. */
  hint?: string | undefined;
  /** Error message about the value, in the page's language. */
  error?: string | undefined;
}

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { multiline?: false };
type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline: true };

/** Text field with label, hint and error. */
export function Field({ label, hint, error, ...control }: InputProps | AreaProps) {
  const frame = { id: control.id, label, hint, error };
  const shared = attributesOf(frame);
  if (control.multiline) {
    const { multiline: _multiline, ...rest } = control;
    return (
      <Frame {...frame}>
        <textarea rows={6} {...rest} {...shared} />
      </Frame>
    );
  }
  const { multiline: _multiline, ...rest } = control;
  return (
    <Frame {...frame}>
      <input {...rest} {...shared} />
    </Frame>
  );
}

/** Select with label, hint and error; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const frame = { id: rest.id, label, hint, error };
  return (
    <Frame {...frame}>
      <select {...rest} {...attributesOf(frame)} />
    </Frame>
  );
}

/** Returns the attributes shared by all controls: class, and references to hint and error. */
function attributesOf({ id, hint, error }: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    className: error ? `${control} border-bad` : control,
  };
}

function Frame({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="inline-block font-ui text-sm leading-snug font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="font-ui text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
