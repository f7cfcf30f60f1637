import { createPortal } from 'react-dom';
import type { BeachTexts } from './beaches-now';
import './beaches-now.css';

/**
 * Winds and calm beaches, and in the list of the page the state of the water at each beach with the
 * reason.
 */
export function BeachesNowView({ texts }: { texts: BeachTexts }) {
  return (
    <div className="beaches-now" data-testid="beaches-now">
      {texts.days.length > 0 ? (
        <dl>
          {texts.days.map(({ wind, calm }) => (
            <div key={wind}>
              <dt>{wind}</dt>
              <dd>{calm}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p>
        {texts.time}{' '}
        {texts.source ? (
          <a href={texts.source.url} rel="noopener" lang="en" className="text-link">
            {texts.source.text}
          </a>
        ) : null}
      </p>
      {texts.beaches.map(({ id, lines }) => {
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
