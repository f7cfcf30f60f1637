interface PictureSize {
  /** Length of the longer side in pixels. */
  readonly side: number;
  /** Crops the picture to its central square. */
  readonly isSquare?: boolean;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

/**
 * Scales a picture down for upload. Drops metadata of the camera such as the location. Returns the
 * original file if the browser cannot decode it.
 */
export async function shrinkPicture(file: File, size: PictureSize): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = canvasOf(picture, size);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', size.quality),
    );
    // Browsers that cannot encode WebP return PNG.
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}

function canvasOf(
  picture: ImageBitmap,
  { side, isSquare = false }: PictureSize,
): HTMLCanvasElement {
  const edge = Math.min(picture.width, picture.height);
  const [width, height] = isSquare ? [edge, edge] : [picture.width, picture.height];
  // A square is scaled to the size at which it is shown; a photo is never enlarged.
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
