interface PictureSize {
  /** Length of the longer side, pixels. */
  readonly side: number;
  /** Only the middle square is kept. */
  readonly isSquare?: boolean;
  /** Of the WebP, 0 to 1. */
  readonly quality: number;
}

/**
 * A picture small enough to send. What the camera wrote into the file, such as the place it was taken, does not
 * come along. Gives the file back as it is where the browser cannot read it.
 */
export async function shrinkPicture(file: File, size: PictureSize): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = drawn(picture, size);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', size.quality),
    );
    // A browser that cannot write WebP writes PNG instead.
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}

function drawn(picture: ImageBitmap, { side, isSquare = false }: PictureSize): HTMLCanvasElement {
  const edge = Math.min(picture.width, picture.height);
  const [width, height] = isSquare ? [edge, edge] : [picture.width, picture.height];
  // A square is what it is drawn as; a photo is never made larger.
  const scale = isSquare ? side / edge : Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
