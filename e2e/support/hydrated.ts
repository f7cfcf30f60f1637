import type { Page } from '@playwright/test';

/** Waits until scripts have taken over what the server drew: they come after the first paint (ADR 32). */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')),
  );
