/** The roundel is drawn at 128 px at most; twice that for fine screens, and some to spare. */
const side = 384;

/**
 * The middle square of a picture, small enough to send. What the camera wrote into the file, such as the
 * place it was taken, does not come along. Gives the file back as it is where the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const edge = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const left = (picture.width - edge) / 2;
    const top = (picture.height - edge) / 2;
    canvas.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', 0.88),
    );
    // A browser that cannot write WebP writes PNG instead.
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
