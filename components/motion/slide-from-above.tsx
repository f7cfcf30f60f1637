'use client';

import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

interface SlideFromAboveProps {
  /** A new key makes the old content leave and the new content enter. */
  stageKey: number;
  children: ReactNode;
}

/**
 * Slides its content in from 50 px above, and out the same way. Import it lazily: the animation
 * library is larger than the rest of the shell.
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
