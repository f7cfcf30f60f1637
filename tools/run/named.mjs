import { finish, launch } from './processes.mjs';
import { Stop } from './stop.mjs';

const resolving = ['--import', './tools/content/resolve.mjs'];

/** Command that runs a file of this project with Node. */
export const node = (file, ...parameters) => ['node', file, ...parameters];

/** The same for a file that imports through `@/`, as the site does. */
export const site = (file, ...parameters) => ['node', ...resolving, file, ...parameters];

/** The same for a file that imports modules for the server alone. */
export const server = (file, ...parameters) => [
  'node',
  '--conditions=react-server',
  ...resolving,
  file,
  ...parameters,
];

/**
 * Runs the command named by the first argument with the remaining arguments, and exits with its
 * exit code.
 *
 * @param {Record<string, string[]>} commands by name
 * @throws {Stop} with all names if none is given or it is unknown
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
