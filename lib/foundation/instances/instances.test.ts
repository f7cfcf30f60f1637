import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Changes, passingOn } from './changes';
import { sharedEntries } from './entries';
import { openStore } from './store';

const isInstalled = !spawnSync('redis-server', ['--version']).error;
const withStore = isInstalled ? describe : describe.skip;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Polls until a condition holds; Jest's own time limit ends it. */
async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

const entry = (text: string, { tags = ['posts:a'], timestamp = Date.now() } = {}) =>
  Promise.resolve({
    value: new Blob([text]).stream(),
    tags,
    timestamp,
    stale: 30,
    revalidate: 300,
    expire: Number.POSITIVE_INFINITY,
  });

/** Starts an instance of the site, as far as the store is concerned. */
function startInstance(url: string) {
  const store = openStore(url, () => {});
  const changes = new Changes(store);
  const handler = sharedEntries(store, changes);
  const read = async (key: string) => {
    const found = await handler.get(key);
    return found && { ...found, text: await new Response(found.value).text() };
  };
  const isReady = async () => (await store.ask((client) => client.ping())) === 'PONG';
  return { store, changes, handler, read, isReady };
}

withStore('two instances with one store (needs redis-server)', () => {
  let server: ChildProcess;
  let url: string;
  let one: ReturnType<typeof startInstance>;
  let two: ReturnType<typeof startInstance>;

  beforeAll(async () => {
    const port = await freePort();
    const silent = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
    server = spawn('redis-server', ['--port', String(port), ...silent], { stdio: 'ignore' });
    url = `redis://127.0.0.1:${port}`;
    one = startInstance(url);
    two = startInstance(url);
    await until(async () => (await one.isReady()) && (await two.isReady()));
  });

  afterAll(async () => {
    await Promise.all([one.store.close(), two.store.close()]);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  });

  it('share an entry, which never expires without an end', async () => {
    await one.handler.set('shared', entry('made by one'));
    const found = await two.read('shared');
    expect(found?.text).toBe('made by one');
    expect(found?.expire).toBe(Number.POSITIVE_INFINITY);
    expect(await two.read('nobody made it'))?.toBeUndefined();
  });

  it('both see a change of a record, and then the new entry', async () => {
    await one.handler.set('post', entry('before', { timestamp: Date.now() - 5000 }));
    expect((await two.read('post'))?.revalidate).toBe(300);
    await one.handler.updateTags(['posts:a'], { expire: 3600 });
    await until(async () => {
      await two.handler.refreshTags();
      return (await two.read('post'))?.revalidate === -1;
    });
    await one.handler.set('post', entry('after', { timestamp: Date.now() + 10 }));
    expect((await one.read('post'))?.text).toBe('after');
    expect((await two.read('post'))?.text).toBe('after');
    expect((await two.read('post'))?.revalidate).toBe(300);
  });

  it('serve no entry of an expired tag', async () => {
    const old = { tags: ['secret'], timestamp: Date.now() - 5000 };
    await one.handler.set('secret', entry('old', old));
    expect((await two.read('secret'))?.text).toBe('old');
    await two.handler.updateTags(['secret']);
    expect(await two.read('secret'))?.toBeUndefined();
    expect(await two.handler.getExpiration(['secret', 'other'])).toBeGreaterThan(old.timestamp);
  });

  it('are notified once of a change, and not of their own', async () => {
    const heard: Record<'one' | 'two', string[]> = { one: [], two: [] };
    one.changes.onOthers((tags) => heard.one.push(...tags));
    two.changes.onOthers((tags) => heard.two.push(...tags));
    await one.handler.updateTags(['told'], { expire: 60 });
    // An instance does not pass on a change that it received from another one.
    await passingOn.run(true, () => two.handler.updateTags(['passed on'], { expire: 60 }));
    await until(async () => {
      await Promise.all([one.handler.refreshTags(), two.handler.refreshTags()]);
      return heard.two.includes('told');
    });
    expect(heard.one).not.toContain('told');
    expect([...heard.one, ...heard.two]).not.toContain('passed on');
  });

  it('send earlier changes to a new instance', async () => {
    await one.handler.set(
      'early',
      entry('early', { tags: ['early'], timestamp: Date.now() - 5000 }),
    );
    await one.handler.updateTags(['early'], { expire: 60 });
    const three = startInstance(url);
    await until(three.isReady);
    await three.handler.refreshTags();
    expect((await three.read('early'))?.revalidate).toBe(-1);
    await three.store.close();
  });
});

it('an instance without the store keeps entries and tags itself', async () => {
  const alone = startInstance(`redis://127.0.0.1:${await freePort()}`);
  await alone.handler.refreshTags();
  await alone.handler.set('own', entry('own', { timestamp: Date.now() - 5000 }));
  expect((await alone.read('own'))?.text).toBe('own');
  await alone.handler.updateTags(['posts:a']);
  expect(await alone.read('own'))?.toBeUndefined();
  await alone.store.close();
});

it('a hanging store blocks nobody', async () => {
  const sockets: Socket[] = [];
  const deaf = createServer((socket) => sockets.push(socket.resume()));
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const alone = startInstance(`redis://127.0.0.1:${(deaf.address() as AddressInfo).port}`);
  await alone.handler.set('own', entry('own'));
  expect((await alone.read('own'))?.text).toBe('own');
  await alone.store.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => deaf.close(resolve));
});
