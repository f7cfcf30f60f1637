import type { ComponentType } from 'react';
import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import { fetchRegister } from './fetch-layer';

/** Loaded map: its component and the layer register. */
export interface MapProgram<Props> {
  readonly Part: ComponentType<Props>;
  readonly register: RegisterAnswer;
}

/** True if the URL fragment asks for the map. */
export const isMapRequested = (): boolean => /^#map(=|$)/.test(window.location.hash);

/**
 * Loads the map's program and the layer register in parallel.
 *
 * @throws if either fails to load
 */
export async function fetchMap<Props>(
  program: Promise<ComponentType<Props>>,
  registerUrl: string,
): Promise<MapProgram<Props>> {
  const [Part, register] = await Promise.all([program, fetchRegister(registerUrl)]);
  return { Part, register };
}
