'use client';

import { type ChangeEvent, useEffect, useState } from 'react';
import { shrinkPicture } from '@/components/forms/shrink-picture';
import { buttonClass } from '@/components/ui/button';

/** The server draws it anew: what it is drawn from may be a little better. */
const quality = 0.92;

interface PictureFieldProps {
  label: string;
  hint: string;
  preview: string;
  /** The words of the button that opens the browser's own window for files. */
  choose: string;
  /** Said of a file that the browser cannot read and that is too large to let the server look. */
  unreadable: string;
  error: string | undefined;
  types: readonly string[];
  room: { side: number; isSquare: boolean; bytes: number };
}

/** Chooses a picture. With scripts it is made small before it is sent, and shown. */
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
    // Another file may have been chosen meanwhile.
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
          // The browser's own control speaks the browser's language; it stays where no script shows a preview.
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
