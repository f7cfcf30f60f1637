import { STATUS_CODES } from 'node:http';
import { problemOf, problemType } from './plain-problem.mjs';

/** By the code of Node's error; anything else cannot be read at all. */
const statuses = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const reasons = {
  400: ['This request cannot be read.', 'Αυτό το αίτημα δεν διαβάζεται.'],
  408: ['This request took too long to arrive.', 'Αυτό το αίτημα άργησε πολύ να φτάσει.'],
  431: [
    'This address and what comes with it are too long: 16 KB at most.',
    'Αυτή η διεύθυνση μαζί με όσα τη συνοδεύουν είναι πολύ μεγάλη: έως 16 KB.',
  ],
};

/** Of a request that Node could not read there are only its first bytes, where they came in one piece. */
const isOfApi = (packet) => /^[A-Z]+ \/api\//.test(packet?.toString('latin1', 0, 20) ?? '');

/** Milliseconds for whoever still sends to see the answer. */
const patience = 2000;

/**
 * Answers what is no request, or one too large to be read, which no handler ever sees: for `clientError` of a server.
 * A problem below `/api`, a sentence in each language elsewhere; then the connection ends.
 */
export function answerUnreadable(error, socket) {
  // What belongs to an answer under way would stand in the middle of it.
  const isAnswering = socket._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    // Whoever still sends after an answer is not reset before it has been read.
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const [english, greek] = reasons[status];
  const [type, body] = isOfApi(error.rawPacket)
    ? [problemType, problemOf(status, english)]
    : ['text/plain; charset=utf-8', `${english}\n${greek}\n`];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), patience).unref();
}
