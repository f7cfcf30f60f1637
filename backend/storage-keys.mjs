/** Anybody fetches a picture of a public bucket, or a file whose address is signed. */
const isOpen = /^\/storage\/v1\/object\/(public|sign|upload\/sign)\/[^?]/;

const keyOf = ({ url, headers }) =>
  headers.apikey ?? new URL(url, 'http://backend').searchParams.get('apikey');

/**
 * True for a question about files that the embedded backend is not asked at all: one without a key, which the gateway
 * of a hosted one stops; and whatever does more than read, with a key other than the server's. No policy would let it
 * write, but its body would be read into memory first.
 *
 * @param {{ url?: string, method?: string, headers: Record<string, any> }} request
 * @param {string | undefined} secretKey
 */
export function isRefusedByStorage({ url = '', method = 'GET', headers }, secretKey) {
  if (!url.startsWith('/storage/v1/') || method === 'OPTIONS') return false;
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && isOpen.test(url)) return false;
  const key = keyOf({ url, headers });
  return isReading ? !key : key !== secretKey;
}
