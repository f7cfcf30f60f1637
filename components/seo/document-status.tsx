interface DocumentStatusProps {
  /** HTTP status, and seconds until a retry where one helps; undefined for an ordinary page. */
  refusal: { readonly status: number; readonly seconds?: number } | undefined;
}

/**
 * Sets the HTTP status of its page. Next sends 200 for every rendered page; the server reads this
 * element once the document is complete (server/document-response.mjs).
 */
export function DocumentStatus({ refusal }: DocumentStatusProps) {
  if (!refusal) return null;
  const { status, seconds } = refusal;
  const retry = seconds === undefined ? '' : `; retry-after=${seconds}`;
  return <meta name="document-status" content={`${status}${retry}`} />;
}
