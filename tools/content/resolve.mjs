import { existsSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Lets Node read records as the build does: `@/` is the project's folder, and a module of ours may be named without
 * its ending. For tools that read whatever records there are, those of rooms that do not exist yet included.
 */
const root = new URL('../../', import.meta.url);
const isFile = (url) => existsSync(url) && statSync(url).isFile();

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('@/') || specifier.startsWith('.');
    if (!isOurs || context.parentURL?.includes('/node_modules/')) return next(specifier, context);
    const named = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), root)
      : new URL(specifier, context.parentURL);
    const found = ['', '.ts', '.mjs', '/index.ts']
      .map((ending) => new URL(named.href + ending))
      .find((url) => isFile(fileURLToPath(url)));
    return next(found?.href ?? specifier, context);
  },
});
