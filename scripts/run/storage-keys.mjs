/** Anybody fetches a picture of a public bucket, or a file whose address is signed; all else is asked with a key. */
const isOpen = /^\/storage\/v1\/object\/(public|sign|upload\/sign)\//;

/**
 * True for a question about files that names no key at all. The gateway of a hosted backend stops it; the embedded one
 * would take it for that of somebody without an account, and tell them which buckets there are.
 *
 * @param {{ url?: string, method?: string, headers: Record<string, unknown> }} request
 */
export function isStorageWithoutKey({ url = '', method, headers }) {
  if (!url.startsWith('/storage/v1/') || isOpen.test(url) || method === 'OPTIONS') return false;
  return !headers.apikey && !/[?&]apikey=/.test(url);
}
