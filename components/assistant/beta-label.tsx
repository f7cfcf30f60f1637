import { site } from '@/lib/site';

/** How far the assistant has come. */
export const BetaLabel = () => (
  <p className="label-caps mt-3 tabular-nums">{site.assistant.version}</p>
);
