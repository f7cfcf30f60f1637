/** Returns the message of an error, or the status text of a rejected request. */
export function failureMessage(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (typeof failure !== 'object' || failure === null) return '';
  const { message, status, statusText } = failure as Record<string, unknown>;
  if (typeof message === 'string' && message) return message;
  const parts = [status, statusText].filter((part) => part !== undefined && part !== '');
  return parts.join(' ');
}
