'use client';

import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { fill } from '@/lib/foundation/i18n/fill';
import { pictureTypes } from '@/lib/foundation/pictures/kind';
import type { PropertyTexts } from './form-texts';
import { type PhotoFault, usePhotos } from './use-photos';

interface PhotoFieldsProps {
  texts: PropertyTexts;
  faultTexts: Readonly<Record<PhotoFault, string>>;
  /** Error of the server about the uploaded photos. */
  error: string | undefined;
}

/**
 * Field for photos. With JavaScript they are scaled down before the upload, previewed, and
 * removable one by one.
 */
export function PhotoFields({ texts, faultTexts, error: answered }: PhotoFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { photos, fault, isReading, add, remove } = usePhotos(input);
  const error = fault ? faultTexts[fault] : answered;
  return (
    <div>
      <label htmlFor="property-photos" className="font-ui text-sm font-medium">
        {texts.photosLabel} ({texts.optional})
      </label>
      <p id="property-photos-hint" className="font-ui text-sm text-ink-2">
        {texts.photosHint}
      </p>
      <noscript>
        <p className="font-ui text-sm text-ink-2">{texts.photosPlain}</p>
      </noscript>
      <input
        ref={input}
        id="property-photos"
        name="photos"
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        onChange={add}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          error ? 'property-photos-hint property-photos-error' : 'property-photos-hint'
        }
        // The native control is labelled in the browser's language; it is visible only without
        // JavaScript, where photos have no preview.
        className="peer mt-3 min-w-0 max-w-full font-ui text-sm file:mr-3 file:min-h-11 [@media(scripting:enabled)]:sr-only"
      />
      <ul className="mt-3 grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {photos.map(({ id, address }, index) => (
          <li key={id} className="relative">
            {/* biome-ignore lint/performance/noImgElement: a file that is only in this browser. */}
            <img
              src={address}
              alt={fill(texts.photoAlt, { number: index + 1 })}
              className="aspect-[4/3] w-full border border-rule object-cover"
            />
            <button
              type="button"
              onClick={() => remove(id)}
              aria-label={fill(texts.photoRemove, { number: index + 1 })}
              className="absolute top-0 right-0 grid size-11 place-items-center bg-sheet/85 hover:bg-sheet"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 hidden flex-wrap items-center gap-4 [@media(scripting:enabled)]:flex peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-3">
        {/* For pointers; keyboard users reach the input itself, whose focus ring is shown here. */}
        <button
          type="button"
          onClick={() => input.current?.click()}
          aria-hidden="true"
          tabIndex={-1}
          className={buttonClass('secondary')}
        >
          {photos.length > 0 ? texts.photosMore : texts.photosChoose}
        </button>
        <span role="status" className="font-ui text-sm text-ink-2 tabular-nums">
          {isReading ? texts.photosReading : fill(texts.photosCount, { count: photos.length })}
        </span>
      </div>
      {error ? (
        <p
          id="property-photos-error"
          role={fault ? 'alert' : undefined}
          className="mt-2 font-ui text-sm font-medium text-bad"
        >
          {error}
        </p>
      ) : null}
    </div>
  );
}
