import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page; its scripts load after the first paint (ADR 32). */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')),
  );
