import type { Locator, Page } from '@playwright/test';

/** Drags the first island of an order below the third, with the mouse on their handles. */
export async function dragFirstBelowThird(page: Page, handles: Locator) {
  await handles.first().waitFor();
  // Scrolls it to the top of the window, clear of the cookie notice.
  await page.locator('#order').evaluate((panel) => panel.scrollIntoView({ behavior: 'instant' }));
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  if (!from || !to) throw new Error('No handles to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 5 });
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
  await page.mouse.up();
}
