/**
 * Reads the body of a request as JSON, up to `mostBytes`. Returns `too-large` beyond that, and undefined when the body
 * is not JSON. The Content-Length header is trusted only when it is too large.
 */
export async function readJson(
  request: Request,
  mostBytes: number,
): Promise<{ readonly json: unknown } | 'too-large' | undefined> {
  if (Number(request.headers.get('content-length')) > mostBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  if (!reader) return undefined;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      return 'too-large';
    }
    chunks.push(value);
  }
  try {
    return {
      json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await joined(chunks))),
    };
  } catch {
    return undefined;
  }
}

const joined = (chunks: Uint8Array[]) => new Blob(chunks as BlobPart[]).arrayBuffer();
