import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

/*
 * Tests run without a container engine, so the files are checked against the repository and each
 * other.
 */
const root = path.join(__dirname, '..');
const read = (name) => readFileSync(path.join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const { services } = parse(compose, { merge: true });
const named = Object.entries(services);
const parsed = DockerfileParser.parse(dockerfile);
const stages = parsed.getFROMs().map((from) => from.getBuildStage());

/** Values of a stage's instructions by their keyword. */
function instructionsOf(stage) {
  const all = parsed.getInstructions();
  const starts = all.filter((one) => one.getKeyword() === 'FROM');
  const from = starts.find((one) => one.getBuildStage() === stage);
  const next = starts[starts.indexOf(from) + 1];
  return all.slice(all.indexOf(from) + 1, next ? all.indexOf(next) : undefined);
}

const of = (stage, keyword) => instructionsOf(stage).filter((one) => one.getKeyword() === keyword);

describe('Dockerfile', () => {
  it('is valid', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('starts from the Node image of the project, by exact version', () => {
    const images = parsed.getFROMs().map((from) => from.getImage());
    const node = `node:${read('.nvmrc').trim()}-bookworm-slim`;
    expect(images.filter((image) => image !== node && !stages.includes(image))).toEqual([]);
  });

  it('copies only files that exist and are not excluded by .dockerignore', () => {
    const let_through = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = parsed
      .getCOPYs()
      .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'))
      .flatMap((copy) =>
        copy
          .getArguments()
          .slice(0, -1)
          .map((argument) => argument.getValue()),
      );
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(
      copied.filter(
        (file) => !let_through.some((open) => file === open || file.startsWith(`${open}/`)),
      ),
    ).toEqual([]);
  });

  it.each(['web', 'backend'])('runs %s as a non-root user, with a health check', (name) => {
    expect(of(name, 'USER').at(-1).getArgumentsContent()).toBe('node');
    expect(of(name, 'HEALTHCHECK')).toHaveLength(1);
    const [command] = of(name, 'CMD');
    const [program, ...parameters] = JSON.parse(command.getArgumentsContent());
    const script = parameters.find((parameter) => !parameter.startsWith('--'));
    // A shell or npm would not pass SIGTERM on.
    expect([program, existsSync(path.join(root, script))]).toEqual(['node', true]);
  });

  it('limits the heap of the site as npm start does', () => {
    const [command] = of('web', 'CMD');
    const [, ...given] = JSON.parse(command.getArgumentsContent());
    const limits = read('tools/run/site.mjs').match(/--max-[a-z-]+=\d+/g);
    expect(given.filter((option) => option.startsWith('--max-'))).toEqual(limits);
  });

  it('copies every file of the repository that the server imports', () => {
    const copied = of('web', 'COPY').flatMap((copy) =>
      copy.getArguments().map((argument) => argument.getValue()),
    );
    const modules = readdirSync(path.join(root, 'server')).filter(
      (name) => !/\.test\.|\.md$/.test(name),
    );
    const imports = modules.flatMap(
      (name) => read(`server/${name}`).match(/(?<=from '\.\.\/)[^']+/g) ?? [],
    );
    expect(imports.length).toBeGreaterThan(1);
    for (const file of imports) {
      expect([
        file,
        copied.some((place) => file === place || file.startsWith(`${place}/`)),
      ]).toEqual([file, true]);
    }
  });

  it('copies what the worker runs, and the texts that it sends', () => {
    const copied = of('web', 'COPY').flatMap((copy) =>
      copy.getArguments().map((argument) => argument.getValue()),
    );
    const files = services.worker.command
      .filter((part) => /\.(?:ts|mjs)$/.test(part))
      .map((part) => part.replace(/^\.\//, ''));
    expect(files).toEqual(['tools/content/resolve.mjs', 'lib/trips/watch/worker.ts']);
    for (const file of [...files, 'messages/el/tripWatch.json']) {
      expect(existsSync(path.join(root, file))).toBe(true);
      expect(copied.some((place) => file === place || file.startsWith(`${place}/`))).toBe(true);
    }
    // The same command as `npm run worker`.
    expect(read('scripts/worker.mjs')).toContain("'--conditions=react-server', '--import'");
  });

  it('receives every variable required by the build', () => {
    const given = of('build', 'ARG').map((arg) => arg.getProperty().getName());
    const parts = read('docs/operations.md').match(/^\|.*(?:read at build|part of the build).*$/gm);
    const names = parts.flatMap((row) => row.split('|')[1].match(/[A-Z][A-Z_]+/g));
    // A secret is set when the site runs: a build argument would be stored in the image.
    expect(names.filter((name) => !given.includes(name))).toEqual(['ASSISTANT_API_KEY']);
    const passed = Object.keys(services['web-1'].build.args);
    expect(given.filter((name) => !passed.includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it.each(named)('confines %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.privileged).toBeUndefined();
    for (const limit of ['mem_limit', 'cpus', 'pids_limit']) expect(service[limit]).toBeDefined();
  });

  it.each(named)('uses a fixed version of the image of %s', (_name, { image, build }) => {
    if (image.startsWith('cyclades-compass-')) expect(image).toMatch(/:\$\{RELEASE:-local\}$/);
    else expect([build, image]).toEqual([undefined, expect.stringMatching(/:\d+\.\d+\.\d+-\w+$/)]);
    if (build) expect(stages).toContain(build.target);
  });

  it.each(named)('has a health check for %s', (name, { healthcheck, build }) => {
    // Our images declare it in the Dockerfile; a container that runs once reports success by
    // exiting.
    if (name === 'assets') expect(healthcheck).toEqual({ disable: true });
    else if (!build) expect(healthcheck.test[0]).toBe('CMD');
  });

  it('publishes only the edge', () => {
    const open = named.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['edge']);
    expect(named.filter(([, service]) => service.network_mode === 'host')).toEqual([]);
  });

  it('gives the edge a value for every variable of its template, and existing files', () => {
    const wanted = new Set(read('edge/nginx.conf.template').match(/(?<=\$\{)EDGE_\w+(?=\})/g));
    const given = Object.keys(services.edge.environment);
    expect([...wanted].filter((name) => !given.includes(name))).toEqual([]);
    const mounted = services.edge.volumes.filter((volume) => volume.startsWith('./'));
    for (const volume of mounted)
      expect(existsSync(path.join(root, volume.split(':')[0]))).toBe(true);
    expect(mounted.length).toBeGreaterThan(1);
  });

  it('points the edge to the addresses of the instances', () => {
    const addresses = ['web-1', 'web-2'].map((name) => services[name].networks.site.ipv4_address);
    const servers = services.edge.environment.EDGE_WEB_SERVERS.match(/(?<=server )[\d.]+/g);
    expect(servers).toEqual(addresses);
    expect(services['web-1'].environment.EDGE_URL).toContain(
      services.edge.networks.site.ipv4_address,
    );
  });

  it('documents every variable in docs/operations.md', () => {
    const used = new Set(compose.match(/(?<=\$\{)[A-Z]\w+/g));
    const manual = read('docs/operations.md');
    expect([...used].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});
