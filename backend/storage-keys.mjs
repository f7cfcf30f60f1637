/** Anyone may fetch a picture of a public bucket, or a file by its signed address. */
const isOpen = /^\/storage\/v1\/object\/(public|sign|upload\/sign)\/[^?]/;

const keyOf = ({ url, headers }) =>
  headers.apikey ?? new URL(url, 'http://backend').searchParams.get('apikey');

/**
 * True for a storage request that the embedded backend must not receive: one without a key, which
 * the gateway of a hosted service rejects, and any write with a key other than the server's. No
 * policy would allow the write, but the backend would first read its body into memory.
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
