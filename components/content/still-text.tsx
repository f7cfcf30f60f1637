'use client';

import { createElement, Fragment, type ReactNode } from 'react';
import type { Still } from '@/components/ui/still';

const drawn = (one: Still): ReactNode => {
  if (typeof one === 'string') return one;
  const [tag, attributes, ...inside] = one;
  return createElement(tag, attributes || null, ...inside.map(drawn));
};

/** A text that was sent as data: a leaf, or what was sent would be drawn here and sent drawn. */
export const StillText = ({ text }: { text: readonly Still[] }) =>
  createElement(Fragment, null, ...text.map(drawn));
