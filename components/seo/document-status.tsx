interface DocumentStatusProps {
  /** The status, and the seconds after which to try again; undefined for an ordinary page. */
  refusal: { readonly status: number; readonly seconds: number } | undefined;
}

/**
 * Names the HTTP status of the page it is in. Next has sent 200 for every page that renders; the server reads this
 * element once the document is whole (server/document-response.mjs).
 */
export function DocumentStatus({ refusal }: DocumentStatusProps) {
  if (!refusal) return null;
  const { status, seconds } = refusal;
  return <meta name="document-status" content={`${status}; retry-after=${seconds}`} />;
}
