import type { ReactNode } from 'react';

// Every page below is prerendered: reading cookies, headers or the query here fails the build.
export const ensureStatic = 'navigation';

export default function StaticPages({ children }: { children: ReactNode }) {
  return children;
}
