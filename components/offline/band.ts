import { fill } from '@/lib/foundation/i18n/fill';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { offlinePages } from '@/lib/platform/routes/offline-pages';
import { documentLocale, momentOf, offlineWords } from './words';

/** Connection of the page: none, a network that does not respond, or restored. */
export type ConnectionState = 'offline' | 'silent' | 'back';

const bandId = 'offline-band';

/** Returns the time at which the page was stored, if it is an offline copy. */
export const keptAt = () => document.documentElement.dataset.kept;

/**
 * Age in days from which the age of a copy is shown, because timetables and prices may have
 * changed.
 */
const oldDays = 3;

/** Returns a sentence about the age of an old copy, otherwise an empty string. */
function ageOf(since: string | undefined, words: { old: string }): string {
  const days = since ? Math.floor((Date.now() - Date.parse(since)) / 86_400_000) : 0;
  return days >= oldDays ? `${fill(words.old, { days })} ` : '';
}

/** Tests whether the offline screen replaces a page without a copy. */
export const isScreen = () =>
  document.querySelector('[data-offline-screen]') !== null &&
  splitLocale(window.location.pathname).path !== offlinePages.offline.path;

function link(href: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  made.dataset.fresh = '';
  made.className = 'text-link';
  return made;
}

/**
 * Shows the offline band: what is shown, from when, and what is unavailable. Built without React,
 * because it is rarely needed and appears long after hydration.
 */
export async function showBand(state: ConnectionState): Promise<void> {
  const locale = documentLocale();
  const { band: words } = await offlineWords(locale);
  const since = keptAt();
  const loaded = new Date(performance.timeOrigin).toISOString();
  const shown = isScreen()
    ? words.screen
    : fill(since ? words.kept : words.open, momentOf(since ?? loaded, locale));
  const band = document.getElementById(bandId) ?? document.createElement('div');
  band.id = bandId;
  band.className = 'offline-band';
  band.dataset.connection = state;
  band.setAttribute('role', 'status');
  const line = document.createElement('p');
  line.className = 'page-grid';
  const strong = document.createElement('strong');
  strong.textContent = words[state];
  line.append(strong, ' ');
  if (state === 'back') line.append(link(window.location.href, words.renew));
  else {
    line.append(`${shown} ${ageOf(since, words)}${words.cannot} `);
    line.append(link(localizePath(offlinePages.offline.path, locale), words.all));
  }
  band.replaceChildren(line);
  if (!band.isConnected) document.querySelector('.site-header')?.after(band);
}

export function hideBand(): void {
  document.getElementById(bandId)?.remove();
}
