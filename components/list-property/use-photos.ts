import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '@/components/forms/shrink-picture';
import { photoLimits } from '@/lib/booking/list-property/limits';
import { pictureKind } from '@/lib/foundation/pictures/kind';

interface ChosenPhoto {
  readonly id: number;
  readonly file: File;
  /** Object URL for the preview. */
  readonly address: string;
}

export type PhotoFault = 'photosTooMany' | 'photosTooLarge' | 'photosKind';

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
export function usePhotos(input: RefObject<HTMLInputElement | null>) {
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
