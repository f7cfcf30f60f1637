import { listedPaths } from '../../lib/platform/routes/listed';
import { documentOf, readHead } from './html';
import { address, languages } from './languages';
import { plainGet } from './plain-request';

/** Every public page in every language. */
export const publicAddresses = listedPaths.flatMap((path) =>
  languages.map((language) => ({ ...language, path, address: address(language.prefix, path) })),
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
