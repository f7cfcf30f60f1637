import { site } from '@/lib/foundation/site';

/** Development stage of the assistant. */
export const BetaLabel = () => (
  <p className="label-caps mt-3 tabular-nums">{site.assistant.version}</p>
);
