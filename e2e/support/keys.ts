import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A person who uses the keyboard alone, and the keys pressed so far. */
export class Keys {
  tabs = 0;
  others = 0;

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    if (key === 'Tab') this.tabs += 1;
    else this.others += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.others += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator, most = 40): Promise<void> {
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < most; step += 1) {
      await this.press('Tab');
      if (await hasFocus()) return;
    }
    const at = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${target} is more than ${most} tab stops away; the focus is at ${at}`);
  }

  /** Follows the link at the start of every page that skips the navigation. */
  async skip(): Promise<void> {
    await this.press('Tab');
    await this.press('Enter');
    await expect(this.page.locator('#content')).toBeFocused();
  }

  /** Compares the keys with the most that a journey may take. */
  expectAtMost(most: { tabs: number; others: number }, journey: string): void {
    // Read by who shortens a journey.
    if (process.env.E2E_STEPS) console.log(`${journey}: ${this.tabs} Tab + ${this.others}`);
    expect(this.tabs, `Tab presses: ${journey}`).toBeLessThanOrEqual(most.tabs);
    expect(this.others, `other keys: ${journey}`).toBeLessThanOrEqual(most.others);
  }
}
