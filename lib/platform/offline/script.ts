import { anyPrefix, defaultLocale, prefixedLocales } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { patternOf } from '@/lib/platform/routes/find';
import { register, routes } from '@/lib/platform/routes/register';
import type { Route } from '@/lib/platform/routes/route';
import { sessionCookie } from '@/lib/platform/supabase/settings';
import { keptNames } from '../../foundation/ids/cache-names';
import { rules } from './rules';
import { serviceWorker } from './worker';
import type { WorkerSettings } from './worker-types';

const rows = Object.values<Route>(register);

/** One pattern for all paths of some rows, in every language; `rest` follows each. */
function patternOfAll(chosen: readonly Route[], rest = ''): string {
  const sources = chosen.map((row) => {
    const path = row.path === '/' ? '' : patternOf(row).source.replace(/^\^|\$$/g, '');
    // Groups of two families may have one name.
    return path.replace(/\(\?<\w+>/g, '(?:');
  });
  return `^${anyPrefix}(?:${sources.join('|')})${rest}/?$`;
}

const folder = (kind: Route['kind']) =>
  rows.filter((row) => row.kind === kind).map(({ path }) => path.replaceAll('.', '\\.'));

export const workerSettings: WorkerSettings = {
  names: keptNames,
  files: `^(?:${folder('assets').join('|')})/`,
  machines: `^/(?:api|auth|feeds|og|_next)/|\\.\\w+$`,
  personal: patternOfAll(
    rows.filter(({ guarded }) => guarded),
    '(?:/.*)?',
  ),
  visited: patternOfAll(rows.filter(({ keptOffline }) => keptOffline)),
  screens: [defaultLocale, ...prefixedLocales].map((locale) => ({
    prefix: localizePath('/', locale).replace(/^\/$/, ''),
    path: localizePath(routes.offline, locale),
  })),
  sessionCookie,
  keepSubscription: routes.apiPushSubscription,
  patience: 4000,
  renewAfter: 6 * 60 * 60 * 1000,
  most: { pages: 80, files: 600 },
};

/** Text of the service worker: its rules, its code and its data. */
export function workerScript(): string {
  const sent = Object.entries(rules).map(([name, rule]) => `${JSON.stringify(name)}:${rule}`);
  return `(${serviceWorker})(self,${JSON.stringify(workerSettings)},{${sent.join(',')}});\n`;
}
