'use client';

import { useEffect, useRef, useState } from 'react';

interface Draft {
  readonly text: string;
  change(text: string): void;
  /** Takes what stands there at once; puts back the value where it says none. */
  settle(): void;
}

/**
 * What is typed into a field before it is a value: half a date, no number yet. It becomes the value a moment
 * after the last key, so that steps on the way to it change nothing.
 */
export function useDraft<Value>(
  value: Value,
  {
    write,
    read,
    take,
    wait = 700,
  }: {
    write: (value: Value) => string;
    /** Undefined where the text says no value. */
    read: (text: string) => Value | undefined;
    take: (value: Value) => void;
    wait?: number;
  },
): Draft {
  const [text, setText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function takeText(from: string) {
    clearTimeout(timer.current);
    const next = read(from);
    if (next === undefined) return;
    setText(undefined);
    if (next !== value) take(next);
  }
  return {
    text: text ?? write(value),
    change(next) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => takeText(next), wait);
    },
    settle() {
      clearTimeout(timer.current);
      if (text !== undefined) takeText(text);
      setText(undefined);
    },
  };
}
