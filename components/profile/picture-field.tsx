'use client';

import { type ChangeEvent, useEffect, useState } from 'react';
import { shrinkPicture } from '@/components/forms/shrink-picture';
import { buttonClass } from '@/components/ui/button';

/** Higher than the final quality, because the server encodes the picture again. */
const quality = 0.92;

interface PictureFieldProps {
  label: string;
  hint: string;
  preview: string;
  /** Label of the button that opens the file dialog. */
  choose: string;
  /** Error message for a file that the browser cannot decode and that is too large to upload. */
  unreadable: string;
  error: string | undefined;
  types: readonly string[];
  room: { side: number; isSquare: boolean; bytes: number };
}

/** Field for a picture. With JavaScript it is scaled down before the upload and previewed. */
export function PictureField({
  label,
  hint,
  preview,
  choose,
  unreadable,
  error: answered,
  types,
  room,
}: PictureFieldProps) {
  const [chosen, setChosen] = useState<{ name: string; address?: string }>();
  const [isRefused, setRefused] = useState(false);
  const address = chosen?.address;
  const error = isRefused ? unreadable : answered;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);

  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    setChosen(file && { name: file.name });
    if (!file) return;
    const small = await shrinkPicture(file, { ...room, quality });
    // Another file may have been chosen in the meantime.
    if (input.files?.[0] !== file) return;
    setRefused(small.size > room.bytes);
    if (small.size > room.bytes) {
      input.value = '';
      setChosen(undefined);
    }
    if (small === file) return;
    const files = new DataTransfer();
    files.items.add(small);
    input.files = files.files;
    setChosen({ name: file.name, address: URL.createObjectURL(small) });
  };

  const described = error ? 'profile-picture-hint profile-picture-error' : 'profile-picture-hint';
  return (
    <div>
      <p id="profile-picture-label" className="font-ui text-sm font-medium">
        {label}
      </p>
      <p id="profile-picture-hint" className="font-ui text-sm text-ink-2">
        {hint}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {address ? (
          // biome-ignore lint/performance/noImgElement: a file that is only in this browser.
          <img src={address} alt={preview} className="size-24 rounded-full object-cover" />
        ) : null}
        <input
          id="profile-picture"
          name="picture"
          type="file"
          accept={types.join(',')}
          onChange={take}
          aria-labelledby="profile-picture-label"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          // The native control is labelled in the browser's language; it is visible only without
          // JavaScript, where there is no preview.
          className="peer min-w-0 font-ui text-sm file:mr-3 file:min-h-11 [@media(scripting:enabled)]:sr-only"
        />
        <label
          htmlFor="profile-picture"
          className={buttonClass(
            'secondary',
            'hidden! [@media(scripting:enabled)]:inline-flex! peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-3',
          )}
        >
          {choose}
        </label>
        {chosen ? (
          <span className="min-w-0 font-ui text-sm [overflow-wrap:anywhere]">{chosen.name}</span>
        ) : null}
      </div>
      {error ? (
        <p id="profile-picture-error" className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
