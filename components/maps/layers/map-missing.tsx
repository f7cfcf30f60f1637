import { buttonClass } from '@/components/ui/button';
import type { MapWords } from '@/lib/search/map-layers/register-answer';
import type { MapFailure } from '../interactive-map-types';

interface MapMissingProps {
  why: MapFailure;
  words: MapWords;
  onAgain: () => void;
}

/** Shown instead of the map if it failed: the reason and a button to retry. */
export function MapMissing({ why, words, onAgain }: MapMissingProps) {
  return (
    <div className="map-missing" role="status">
      <p>{why === 'drawing' ? words.noDrawing : words.noLand}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
