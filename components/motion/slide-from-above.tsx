'use client';

import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

interface SlideFromAboveProps {
  /** Another key is another thing: the old one leaves, the new one enters. */
  stageKey: number;
  children: ReactNode;
}

/**
 * Lets what stands in it come in from 50 px above, and leave the same way. Import it when it is needed,
 * not with the page: the animation weighs more than the rest of the shell.
 */
export function SlideFromAbove({ stageKey, children }: SlideFromAboveProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence mode="wait">
          {children ? (
            <m.div
              key={stageKey}
              initial={{ opacity: 0, y: -50 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, y: -50, transition: { duration: 0.15 } }}
              transition={{ duration: 0.3, ease: [0.22, 0.8, 0.36, 1] }}
            >
              {children}
            </m.div>
          ) : null}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
