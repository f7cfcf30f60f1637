import type { ComponentType } from 'react';
import type { RegisterAnswer } from '@/lib/map-layers/register-answer';
import { fetchRegister } from './fetch-layer';

/** The map as it has come: its program and what it is told. */
export interface MapProgram<Props> {
  readonly Part: ComponentType<Props>;
  readonly register: RegisterAnswer;
}

/** True where the address asks for the map. */
export const isMapAsked = (): boolean => /^#map(=|$)/.test(window.location.hash);

/**
 * Fetches the map's program and register at once.
 *
 * @throws where one of them does not arrive
 */
export async function fetchMap<Props>(
  program: Promise<ComponentType<Props>>,
  registerUrl: string,
): Promise<MapProgram<Props>> {
  const [Part, register] = await Promise.all([program, fetchRegister(registerUrl)]);
  return { Part, register };
}
