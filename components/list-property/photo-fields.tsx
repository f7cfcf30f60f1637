'use client';

import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '@/components/forms/shrink-picture';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { photoLimits } from '@/lib/booking/list-property/fields';
import { fill } from '@/lib/foundation/i18n/fill';
import { pictureKind, pictureTypes } from '@/lib/foundation/pictures/kind';
import type { PropertyTexts } from './form-texts';

interface ChosenPhoto {
  readonly id: number;
  readonly file: File;
  /** Object URL for the preview. */
  readonly address: string;
}

type PhotoFault = 'photosTooMany' | 'photosTooLarge' | 'photosKind';

/** From large to small; the first result below the size limit is sent. */
const sizes = [
  { side: photoLimits.side, quality: 0.82 },
  { side: photoLimits.side, quality: 0.6 },
  { side: 1200, quality: 0.6 },
];

/** Returns the photo scaled down for upload, or the error of the file. */
async function prepared(file: File): Promise<File | PhotoFault> {
  if (!pictureKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) return 'photosKind';
  for (const size of sizes) {
    const small = await shrinkPicture(file, size);
    if (small.size <= photoLimits.sentBytes) return small;
  }
  // A valid image type that this browser cannot decode or shrink far enough.
  return file.size <= photoLimits.sentBytes ? file : 'photosTooLarge';
}

/**
 * Manages the chosen photos. The file input holds the files to send; each choice adds to it instead
 * of replacing its files.
 */
function usePhotos(input: RefObject<HTMLInputElement | null>) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [fault, setFault] = useState<PhotoFault>();
  const [reading, setReading] = useState(0);
  const current = useRef<readonly ChosenPhoto[]>([]);
  const last = useRef(0);

  function hold(next: readonly ChosenPhoto[]) {
    current.current = next;
    setPhotos(next);
    const files = new DataTransfer();
    for (const { file } of next) files.items.add(file);
    if (input.current) input.current.files = files.files;
  }

  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // Keeps the current photos while new ones are read, and when the file dialog is cancelled.
    hold(current.current);
    setFault(undefined);
    setReading((count) => count + 1);
    for (const file of chosen) {
      if (current.current.length >= photoLimits.count) {
        setFault('photosTooMany');
        break;
      }
      const photo = await prepared(file);
      if (typeof photo === 'string') setFault(photo);
      else if (current.current.length < photoLimits.count) {
        last.current += 1;
        const address = URL.createObjectURL(photo);
        hold([...current.current, { id: last.current, file: photo, address }]);
      }
    }
    setReading((count) => count - 1);
  }

  function remove(id: number) {
    const gone = current.current.find((photo) => photo.id === id);
    if (gone) URL.revokeObjectURL(gone.address);
    setFault(undefined);
    hold(current.current.filter((photo) => photo !== gone));
    input.current?.focus();
  }

  useEffect(
    () => () => {
      for (const { address } of current.current) URL.revokeObjectURL(address);
    },
    [],
  );

  return { photos, fault, isReading: reading > 0, add, remove };
}

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
