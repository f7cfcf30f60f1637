import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How far a server has got with one request: an event for each. */
export type FeedMoment = 'asked' | 'half sent' | 'all sent';

/** A publisher's server, which sends its feed in two halves, when it is told to. */
export interface FeedServer {
  readonly address: string;
  /** What it sends from now on. */
  publish(archive: Uint8Array): void;
  /** Resolves when the next request has come so far; it then stays there until `goOn`. */
  until(moment: FeedMoment): Promise<void>;
  /** Sends what was asked for, and all that is asked for after it, without waiting. */
  goOn(): void;
  close(): Promise<void>;
}

export async function feedServer(): Promise<FeedServer> {
  let feed: Uint8Array = new Uint8Array();
  let halt: { moment: FeedMoment; reached: () => void } | undefined;
  let waiting: (() => void) | undefined;

  /** Whoever waits for this moment is told, and the request waits in turn. */
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
    // Whoever asked may be killed meanwhile.
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
