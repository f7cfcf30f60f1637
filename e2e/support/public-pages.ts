import { listedPaths } from '../../lib/platform/routes/listed';
import { routes } from '../../lib/platform/routes/register';
import { documentOf, readHead } from './html';
import { address, languages } from './languages';
import { plainGet } from './plain-request';

/** Pages of ferry routes and of pairs of islands, many of each from one template. */
const isAlike = (path: string) =>
  path.startsWith(`${routes.ferryRoutes}/`) || path.startsWith(`${routes.compare}/`);

const alikePaths = listedPaths.filter(isAlike);

/** Every public page in every language. */
export const publicAddresses = listedPaths.flatMap((path) =>
  languages.map((language) => ({ ...language, path, address: address(language.prefix, path) })),
);

/**
 * Public pages in every language, with one in twenty of those made from one template, for checks of
 * texts that such pages share.
 */
export const typicalAddresses = publicAddresses.filter(
  ({ path }) => !isAlike(path) || alikePaths.indexOf(path) % 20 === 0,
);

/** Paths by the folder of their addresses: the pages of a folder come from one template. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const siblings = Map.groupBy(listedPaths, folderOf);

/** Public pages in every language, with each twentieth of those made from any one template. */
export const sampledAddresses = publicAddresses.filter(({ path }) => {
  const folder = folderOf(path);
  return folder === '' || (siblings.get(folder) ?? []).indexOf(path) % 20 === 0;
});

async function get(address: string) {
  const answer = await plainGet(address);
  return { answer, page: readHead(documentOf(answer.body), answer.body) };
}

const known = new Map<string, ReturnType<typeof get>>();

/** A public page as sent to a crawler, with its metadata; requested once per worker. */
export function publicPage(address: string): ReturnType<typeof get> {
  const response = known.get(address) ?? get(address);
  known.set(address, response);
  return response;
}
