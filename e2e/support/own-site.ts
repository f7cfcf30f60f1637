import { spawn } from 'node:child_process';
import { firstFreePort } from '../../tools/run/ports.mjs';
import { deadBackendUrl, testSite } from '../../tools/test/test-settings.mjs';

/** The built site in a separate process group of one test. */
export interface OwnSite {
  readonly url: string;
  /** Kills all its processes at once, like a power cut; resolves when they are gone. */
  kill(): Promise<void>;
}

/** Starts another instance of the tests' build, without a backend, and resolves when it answers. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  // Parallel tests use separate port ranges, because two could find the same port free.
  const from = testSite.port + 60 + 20 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const port = await firstFreePort(from, 'localhost');
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['server/index.mjs', '--hostname', 'localhost', '--port', String(port)],
    {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: testSite.distDir,
        NEXT_PUBLIC_SITE_URL: testSite.url,
        SUPABASE_URL: deadBackendUrl,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_none',
        OPEN_METEO_URL: deadBackendUrl,
        OPEN_METEO_MARINE_URL: deadBackendUrl,
        LOG_LEVEL: 'silent',
        // Ends with the test process, however that ends, and not with the process that launched the
        // tests.
        LAUNCHED_BY: String(process.pid),
        ...settings,
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
    return ended;
  };
  const answers = async () => {
    for (;;) {
      const state = await fetch(`${url}/api/health`).catch(() => undefined);
      if (state?.ok) return true;
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  if (!(await Promise.race([answers(), ended]))) throw new Error('the site stopped at its start');
  return { url, kill };
}
