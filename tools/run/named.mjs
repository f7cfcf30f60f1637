import { finish, launch } from './processes.mjs';
import { Stop } from './stop.mjs';

const resolving = ['--import', './tools/content/resolve.mjs'];

/** A command that runs a file of this project by Node. */
export const node = (file, ...parameters) => ['node', file, ...parameters];

/** The same for a file that imports as the site does, by `@/`. */
export const site = (file, ...parameters) => ['node', ...resolving, file, ...parameters];

/**
 * Runs the command named first on the command line; all that follows goes to it. Ends with its exit code.
 *
 * @param {Record<string, string[]>} commands by name
 * @throws {Stop} with all names, where none is given or it is unknown
 */
export async function runNamed(commands) {
  const [name = '', ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name)) {
    const known = Object.keys(commands).join(', ');
    throw new Stop(
      `${name ? `There is no “${name}”` : 'A name is missing'}. It is one of: ${known}.`,
    );
  }
  const [program, ...parameters] = commands[name];
  process.exit(await finish(launch(program, [...parameters, ...rest])));
}
