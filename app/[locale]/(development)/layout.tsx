import type { ReactNode } from 'react';

// Prerendered, like the pages whose components it shows.
export const ensureStatic = 'navigation';

export default function DevelopmentPages({ children }: { children: ReactNode }) {
  return children;
}
