import { existsSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Lets Node resolve modules as the build does: `@/` is the project folder, and our modules may be
 * imported without their extension. For tools that read all existing records, including those of
 * unfinished features.
 */
const root = new URL('../../', import.meta.url);
const isFile = (url) => existsSync(url) && statSync(url).isFile();

registerHooks({
  resolve(specifier, context, next) {
    // Next has no `exports`: Node wants the name of the file.
    if (/^next\/[a-z-]+$/.test(specifier)) return next(`${specifier}.js`, context);
    const isOurs = specifier.startsWith('@/') || specifier.startsWith('.');
    if (!isOurs || context.parentURL?.includes('/node_modules/')) return next(specifier, context);
    const named = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), root)
      : new URL(specifier, context.parentURL);
    const found = ['', '.ts', '.mjs', '/index.ts']
      .map((ending) => new URL(named.href + ending))
      .find((url) => isFile(fileURLToPath(url)));
    // Builds import JSON without naming its type, which Node requires.
    const json = found?.pathname.endsWith('.json') && { importAttributes: { type: 'json' } };
    return { ...next(found?.href ?? specifier, context), ...json };
  },
});
