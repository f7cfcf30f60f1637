'use client';

import { useEffect, useRef, useState } from 'react';

interface Draft {
  readonly text: string;
  change(text: string): void;
  /** Applies the text at once; restores the value if the text is invalid. */
  settle(): void;
}

/**
 * Holds the text of a field while it is typed, such as an incomplete date. Applies it a moment
 * after the last key, so that intermediate states change nothing.
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
    /** Undefined if the text is invalid. */
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
