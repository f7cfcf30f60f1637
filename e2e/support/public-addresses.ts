import { publicPaths } from '../../lib/seo/pages';
import { address, languages } from './languages';

/** Every public page in every language. */
export const publicAddresses = publicPaths.flatMap((path) =>
  languages.map((language) => ({ ...language, path, address: address(language.prefix, path) })),
);
