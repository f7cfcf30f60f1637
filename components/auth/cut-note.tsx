/** Note that the redirect target was too long to keep. */
export const CutNote = ({ text }: { text: string }) => (
  <p role="status" className="mb-8 border-l-2 border-rule px-5 py-4">
    {text}
  </p>
);
