import type { RoomTexts } from './room-texts';

/** Returns the sentence for an error: that of a refusal, of the stream, or of a lost connection. */
export function faultText(error: Error, texts: Pick<RoomTexts, 'offline'>): string {
  try {
    const { detail } = JSON.parse(error.message) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // A sentence of the stream.
  }
  // A browser words a connection that is not there in its own language and way.
  if (error instanceof TypeError || error.message.startsWith('<') || error.message === '') {
    return texts.offline;
  }
  return error.message;
}
