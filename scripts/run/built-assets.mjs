import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { root } from './bootstrap.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Folders of files that never change under their names: in the build or the project, and their address. */
const folders = [
  { from: (dist) => path.join(dist, 'static'), to: '_next/static' },
  { from: () => path.join(root, 'public', 'charts'), to: 'charts' },
  { from: () => path.join(root, 'public', 'map'), to: 'map' },
];
const isText = (name) => /\.(css|js|json|mjs|svg|txt)$/.test(name);
/** Above this the smallest Brotli takes seconds for a percent or two. */
const large = 512 * 1024;

/** Where a build keeps those files, laid out by their addresses. */
export const assetsFolder = (dist) => path.join(dist, 'assets');

/**
 * The scripts of every page, which the browser may read and translate whole while they are fetched. Otherwise it
 * does so function by function when they first run, on the thread where everything happens, and that took as
 * long again as running them. Browsers that do not know the remark pass over it.
 */
async function markStartingScripts(dist, folder) {
  const manifest = JSON.parse(await readFile(path.join(dist, 'build-manifest.json'), 'utf8'));
  for (const name of manifest.rootMainFiles) {
    const file = path.join(folder, '_next', name);
    await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
  }
}

async function compress(file) {
  const content = await readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11 };
  const [small, smaller] = await Promise.all([
    gzip(content, { level: 9 }),
    brotli(content, { params }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

/** Lays out what never changes for the server to send, each text beside its gzip and its Brotli (ADR 32). */
export async function layOutAssets(dist) {
  const folder = assetsFolder(dist);
  await rm(folder, { recursive: true, force: true });
  for (const { from, to } of folders) {
    await cp(from(dist), path.join(folder, to), { recursive: true });
  }
  await markStartingScripts(dist, folder);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((entry) => entry.isFile() && isText(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
}
