import { firstFreePort } from '../../../scripts/run/ports.mjs';
import { build, open, prepareBackend, variables, webAddress } from '../../../scripts/run/site.mjs';

/** Builds the site as `npm start` does, beside a site that may be running, and serves it. Gives its address. */
export async function serve(): Promise<string> {
  const given = variables();
  const settings = {
    ...given,
    PORT: given.PORT ?? String(await firstFreePort(3617, 'localhost')),
    DATA_DIR: '.data/bench',
    NEXT_DIST_DIR: '.next-bench',
  };
  const address = await webAddress(settings);
  const prepared = await prepareBackend(settings);
  await build(prepared);
  const { ended } = await open('start', address, prepared);
  ended.catch((failure: unknown) => {
    console.error(failure);
    process.exit(1);
  });
  return address.url;
}
