import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import type { LayerAnswer } from '@/lib/search/map-layers/schema';

/** Timeout in milliseconds, after which a layer counts as failed. The user can retry. */
const patienceMs = 15_000;

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** @throws if the request fails or the response is not a layer */
export async function fetchLayer(address: string): Promise<LayerAnswer> {
  const answer = (await fetchJson(address)) as Partial<LayerAnswer> | null;
  if (answer?.type !== 'FeatureCollection' || !Array.isArray(answer.features)) {
    throw new Error(`${address}: no layer`);
  }
  return answer as LayerAnswer;
}

/** @throws if the request fails or the response is not a register */
export async function fetchRegister(address: string): Promise<RegisterAnswer> {
  const answer = (await fetchJson(address)) as Partial<RegisterAnswer> | null;
  if (!answer?.settings || !Array.isArray(answer.layers))
    throw new Error(`${address}: no register`);
  return answer as RegisterAnswer;
}
