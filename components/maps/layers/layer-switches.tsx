'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import { layers as declared } from '@/lib/foundation/ids/map-layers';
import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import { PlaceMark } from '../place-mark';
import type { LayerState, Layers } from './use-layers';
import './layer-switches.css';

/** Time of the sea state shown at beaches: `first` is now. */
export type When = 'first' | 'tomorrow';

interface LayerSwitchesProps {
  register: RegisterAnswer;
  layers: Layers;
  /** Layers not offered, because the page itself shows them. */
  without?: readonly LayerId[];
  when: When;
  onWhen: (when: When) => void;
}

/** Switches for the layers, with their loading and error states. They are also the legend. */
export function LayerSwitches(props: LayerSwitchesProps) {
  const { register, layers, without = [], when, onWhen } = props;
  const { words, settings } = register;
  const offered = register.layers.filter(({ id }) => !without.includes(id));
  const beaches = layers.on.includes('beaches') ? layers.states.beaches : undefined;
  const waters =
    typeof beaches === 'object'
      ? beaches.features.flatMap(({ properties }) => properties.sea ?? [])
      : [];
  const isForecast = waters.some(({ of }) => of === 'forecast');
  return (
    <div className="map-switches">
      <fieldset>
        <legend>{words.layers}</legend>
        {offered.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={layers.on.includes(id)}
              onChange={() => layers.toggle(id)}
            />
            <PlaceMark kind={declared[id].mark} />
            <span>{name}</span>
            {layers.on.includes(id) ? (
              <small>{stateInWords(layers.states[id], register)}</small>
            ) : null}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {offered.map(({ id, name }) =>
          layers.on.includes(id) && layers.states[id] === 'failed' ? (
            <p key={id} className="map-failure">
              {fill(words.layerFailed, { layer: name })}{' '}
              <button type="button" className="text-link" onClick={() => layers.retry(id)}>
                {words.again}
                <span className="sr-only">: {name}</span>
              </button>
            </p>
          ) : null,
        )}
      </div>
      {waters.length > 0 ? (
        <fieldset className="map-water">
          <legend>{isForecast ? words.water : words.usualWater}</legend>
          {(isForecast ? (['first', 'tomorrow'] as const) : []).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="map-water"
                checked={when === one}
                onChange={() => onWhen(one)}
              />
              <span>{one === 'first' ? words.now : words.tomorrow}</span>
            </label>
          ))}
          <p aria-hidden="true">
            {(['calm', 'windy', 'waves', 'rough'] as const).map((sea) => (
              <span key={sea}>
                <PlaceMark kind="beach" sea={sea} /> {words[sea]}
              </span>
            ))}
          </p>
        </fieldset>
      ) : null}
      {layers.on.map((id) => {
        const state = layers.states[id];
        if (typeof state !== 'object' || without.includes(id)) return null;
        const left = state.leftOut
          ? fill(words.leftOut, { count: formatNumber(state.leftOut, settings.locale) })
          : null;
        return state.note || left ? (
          <p key={id} className="map-note">
            {state.note} {left}
          </p>
        ) : null;
      })}
    </div>
  );
}

const stateInWords = (state: LayerState | undefined, { words, settings }: RegisterAnswer) => {
  if (typeof state === 'object') return formatNumber(state.features.length, settings.locale);
  return state === 'failed' ? '–' : words.loading;
};
