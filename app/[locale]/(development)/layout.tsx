import type { ReactNode } from 'react';

// Made at build like the pages it shows the parts of.
export const ensureStatic = 'navigation';

export default function DevelopmentPages({ children }: { children: ReactNode }) {
  return children;
}
