import { listedPaths } from '../../lib/routes/listed';
import { address, languages } from './languages';

/** Every public page in every language. */
export const publicAddresses = listedPaths.flatMap((path) =>
  languages.map((language) => ({ ...language, path, address: address(language.prefix, path) })),
);
