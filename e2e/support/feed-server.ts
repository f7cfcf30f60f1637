import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Progress of a request at the server, one event each. */
export type FeedMoment = 'asked' | 'half sent' | 'all sent';

/** Server of a publisher, which sends its feed in two halves on command. */
export interface FeedServer {
  readonly address: string;
  /** Sets the archive that it sends from now on. */
  publish(archive: Uint8Array): void;
  /** Resolves when the next request reaches this moment; the request then pauses until `goOn`. */
  until(moment: FeedMoment): Promise<void>;
  /** Resumes the paused request and serves later ones without pausing. */
  goOn(): void;
  close(): Promise<void>;
}

export async function feedServer(): Promise<FeedServer> {
  let feed: Uint8Array = new Uint8Array();
  let halt: { moment: FeedMoment; reached: () => void } | undefined;
  let waiting: (() => void) | undefined;

  /** Notifies the test that waits for this moment, and pauses the request. */
  function reach(moment: FeedMoment): Promise<void> | undefined {
    if (halt?.moment !== moment) return undefined;
    halt.reached();
    halt = undefined;
    return new Promise((resolve) => {
      waiting = resolve;
    });
  }
  async function send(response: ServerResponse) {
    const archive = feed;
    const middle = Math.floor(archive.length / 2);
    await reach('asked');
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Length': archive.length,
    });
    await new Promise((sent) => response.write(archive.subarray(0, middle), sent));
    await reach('half sent');
    await new Promise<void>((sent) => response.end(archive.subarray(middle), sent));
    await reach('all sent');
  }
  const server = createServer((_, response) => {
    // The client may have been killed.
    response.on('error', () => undefined);
    void send(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/ferries.zip`,
    publish(archive) {
      feed = archive;
    },
    until: (moment) =>
      new Promise((reached) => {
        halt = { moment, reached };
      }),
    goOn() {
      halt = undefined;
      waiting?.();
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
