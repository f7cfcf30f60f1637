/** Message of the operation, shown when there is no result to draw. */
export const CardMessage = ({ message }: { message: string }) => (
  <p className="log-note">{message}</p>
);
