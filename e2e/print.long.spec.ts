import { day } from './support/ferry-search';
import { expect, test } from './support/test';

const pages = [
  '/islands/naxos',
  '/guides/milos',
  '/blog/when-the-meltemi-blows',
  '/weather/paros',
  '/hotels?island=naxos',
  `/ferry-tickets-search?from=piraeus&to=naxos&date=${day}`,
  `/trip-planner-legacy?start=piraeus&end=piraeus&firstDay=${day}&lastDay=2027-07-21&islands=naxos:2-3,paros:2-3`,
];

/**
 * Texts whose colour has a contrast below 4.5 to white paper, with that contrast. Leaves out texts
 * on a background that is always printed.
 */
function paleTexts() {
  const isOnPrintedBackground = (element: Element): boolean => {
    const { printColorAdjust, backgroundColor } = getComputedStyle(element);
    const isPrinted = printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return (
      isPrinted || (element.parentElement ? isOnPrintedBackground(element.parentElement) : false)
    );
  };
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  const luminanceOf = (color: string) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const pale: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!(words && parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))) {
      continue;
    }
    if (parent.closest('svg, script, style, noscript, .sr-only')) continue;
    const contrast = 1.05 / (luminanceOf(getComputedStyle(parent).color) + 0.05);
    if (contrast < 4.5 && !isOnPrintedBackground(parent))
      pale.push(`${contrast.toFixed(1)} ${words.slice(0, 40)}`);
  }
  return pale;
}

// Browsers leave out backgrounds unless they are asked for, so no text may rely on one.
test('pages print dark on white in the night theme, with or without backgrounds', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'night'));
  for (const address of pages) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect.soft(await page.evaluate(paleTexts), address).toEqual([]);
  }
});
