import { createPortal } from 'react-dom';
import type { BeachesSaid } from './beaches-now';
import './beaches-now.css';

/**
 * Winds and calm beaches, and in the list of the page the state of the water at each beach with the
 * reason.
 */
export function BeachesNowView({ said }: { said: BeachesSaid }) {
  return (
    <div className="beaches-now" data-testid="beaches-now">
      {said.days.length > 0 ? (
        <dl>
          {said.days.map(({ wind, calm }) => (
            <div key={wind}>
              <dt>{wind}</dt>
              <dd>{calm}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p>
        {said.time}{' '}
        {said.source ? (
          <a href={said.source.url} rel="noopener" lang="en" className="text-link">
            {said.source.text}
          </a>
        ) : null}
      </p>
      {said.beaches.map(({ id, lines }) => {
        const place = document.getElementById(`beach-${id}`);
        return place
          ? createPortal(
              <div className="beach-now">
                {lines.map(({ state, text }) => (
                  <p key={text} data-state={state}>
                    {text}
                  </p>
                ))}
              </div>,
              place,
              id,
            )
          : null;
      })}
    </div>
  );
}
