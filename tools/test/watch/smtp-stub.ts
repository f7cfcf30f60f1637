import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** Mail as a server receives it. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly data: string;
}

export interface SmtpStub {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** `accept`; `busy` answers 451, `unknown` 550 to the recipient. */
  mode: 'accept' | 'busy' | 'unknown';
}

/** A mail server on a free port of this machine that keeps what it is sent. It ends with the process. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const mails: ReceivedMail[] = [];
  const stub = { url: '', mails, mode: 'accept' as SmtpStub['mode'] };
  const server = createServer((socket) => converse(socket, stub));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  stub.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  let [buffer, to, isData] = ['', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say('220 stub');
  socket.on('data', (bytes) => {
    buffer += bytes.toString('utf8');
    for (;;) {
      const end = isData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        const messageId = /^message-id: *<([^>]*)>/im.exec(text)?.[1] ?? '';
        stub.mails.push({ to, messageId, data: text });
        say('250 kept');
      } else if (/^RCPT TO:/i.test(text)) {
        to = /<([^>]*)>/.exec(text)?.[1] ?? '';
        say({ accept: '250 ok', busy: '451 later', unknown: '550 nobody' }[stub.mode]);
      } else if (/^DATA/i.test(text)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}
