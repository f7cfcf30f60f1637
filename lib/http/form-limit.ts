/** As many bytes as an action reads: `bodySizeLimit` of next.config.mjs, which a test compares. */
export const formLimitBytes = 6 * 1024 * 1024;

/**
 * True for a form that the browser sends by itself and that no action would read. One that a script sends is
 * answered in the page, and made small before.
 */
export function isFormTooLarge({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isByScript = headers.has('next-action');
  return method === 'POST' && !isByScript && Number(headers.get('content-length')) > formLimitBytes;
}
