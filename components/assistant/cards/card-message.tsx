/** Why there is no drawing, in the words of the operation. */
export const CardMessage = ({ message }: { message: string }) => (
  <p className="log-note">{message}</p>
);
