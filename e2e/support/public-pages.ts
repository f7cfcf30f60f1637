import { listedPaths } from '../../lib/platform/routes/listed';
import { routes } from '../../lib/platform/routes/register';
import { documentOf, readHead } from './html';
import { address, languages } from './languages';
import { plainGet } from './plain-request';

const routePaths = listedPaths.filter((path) => path.startsWith(`${routes.ferryRoutes}/`));

/** Every public page in every language. */
export const publicAddresses = listedPaths.flatMap((path) =>
  languages.map((language) => ({ ...language, path, address: address(language.prefix, path) })),
);

/**
 * Public pages in every language, with each twentieth page of a ferry route: all of these are made
 * from one template, for whichever texts are the same on them.
 */
export const typicalAddresses = publicAddresses.filter(
  ({ path }) => !path.startsWith(`${routes.ferryRoutes}/`) || routePaths.indexOf(path) % 20 === 0,
);

async function get(address: string) {
  const answer = await plainGet(address);
  return { answer, page: readHead(documentOf(answer.body), answer.body) };
}

const known = new Map<string, ReturnType<typeof get>>();

/** A public page as sent to a crawler, with its metadata; requested once per worker. */
export function publicPage(address: string): ReturnType<typeof get> {
  const asked = known.get(address) ?? get(address);
  known.set(address, asked);
  return asked;
}
