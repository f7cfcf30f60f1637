import { visitorAnswer } from './visitor-answer';

/**
 * Aborted when whoever asked for the page that is being made has gone before it was sent. A page sees nothing of
 * the connection, and rendering does not end with it; a route has the same in its request.
 */
export function visitorSignal(): AbortSignal | undefined {
  const response = visitorAnswer();
  if (!response) return undefined;
  const gone = new AbortController();
  const close = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.closed) close();
  else response.once('close', close);
  return gone.signal;
}
