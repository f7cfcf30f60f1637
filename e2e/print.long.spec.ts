import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { routes } from '../lib/platform/routes/register';
import { signIn } from './support/account';
import { pagesByKind } from './support/pages';
import { shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/** Width of an A4 sheet inside its margins, in CSS pixels. */
const paper = 688;

/** Pages that people print, one of each kind. */
const pages = {
  'an island': pagesByKind['an island'],
  'an island guide': pagesByKind['an island guide'],
  'a guide to a subject': pagesByKind['a guide to a subject'],
  'two islands compared': pagesByKind['two islands compared'],
  'a post': pagesByKind['a post'],
  'ferry results': pagesByKind['ferry results'],
  'a ferry route': pagesByKind['a ferry route'],
  'ferry routes': pagesByKind['ferry routes'],
  'ferry guide': pagesByKind['ferry guide'],
  weather: pagesByKind.weather,
  'the weather of an island': pagesByKind['the weather of an island'],
  'a plan': pagesByKind['a plan'],
  'a package': pagesByKind['a package'],
  'places to stay': '/hotels?island=naxos',
  'filtered places to stay': '/hotels?island=naxos&guests=2',
  'filtered boats': `${pagesByKind['ferry results']}&direct=1&sort=price`,
  'a thing to do': pagesByKind['a thing to do'],
  'transfers of an island': pagesByKind['transfers of an island'],
  phrases: pagesByKind.phrases,
  'a packing list': pagesByKind['a packing list'],
  culinary: pagesByKind.culinary,
  resources: pagesByKind.resources,
  'the rights of a passenger': pagesByKind['the rights of a passenger'],
  'an answer without JavaScript': pagesByKind['an answer without JavaScript'],
};

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

/** Content that paper would cut or hide: wide parts, scrolling areas, folds without a form; and navigation and forms. */
function cutOnPaper(width: number) {
  const cut: string[] = [];
  const nameOf = ({ tagName, className, textContent }: Element) =>
    `${tagName} ${className} ${textContent?.trim().slice(0, 40)}`;
  const wide = document.documentElement.scrollWidth;
  if (wide > width) cut.push(`page: ${wide}`);
  for (const nav of document.querySelectorAll('nav, main [data-control]'))
    if (nav.checkVisibility()) cut.push(`navigation: ${nameOf(nav)}`);
  for (const form of document.querySelectorAll('main form'))
    if (form.checkVisibility()) cut.push(`form: ${nameOf(form)}`);
  for (const element of document.querySelectorAll('main *')) {
    if (element.closest('svg, .sr-only, [data-print="hide"]') || !element.checkVisibility())
      continue;
    const { overflowX, position } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      cut.push(`scrolls: ${nameOf(element)}`);
    if (/fixed|sticky/.test(position)) cut.push(`${position}: ${nameOf(element)}`);
    if (
      element.matches('details:not([open], :has(form))') &&
      getComputedStyle(element, '::details-content').contentVisibility === 'hidden'
    )
      cut.push(`closed: ${nameOf(element)}`);
  }
  return cut;
}

test.use({ viewport: { width: paper, height: 1000 } });

/** Expects a page to print whole and dark on white in the night theme. */
async function expectOnPaper(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'night'));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Colours of the night theme fade for a moment.
  await expect.poll(() => page.evaluate(paleTexts)).toEqual([]);
  expect.soft(await page.evaluate(cutOnPaper, paper)).toEqual([]);
}

// Browsers leave out backgrounds unless they are asked for, so no text may rely on one.
for (const [name, address] of Object.entries(pages)) {
  test(`${name} prints whole and dark on white in the night theme, with or without backgrounds`, async ({
    page,
  }) => {
    await expectOnPaper(page, address);
  });
}

test('a trip prints whole and dark on white in the night theme, for its owner and for others', async ({
  page,
  account,
}) => {
  const id = await storeTrip(account, tripDocument('On paper'));
  const token = randomUUID().replaceAll('-', '').slice(0, 24);
  await shareTrip(account, id, token);
  await signIn(page, account);
  await expectOnPaper(page, routes.tripSheet(id));
  await expectOnPaper(page, routes.sharedTrip(token));
});
