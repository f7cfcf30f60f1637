export interface PictureKind {
  extension: 'png' | 'jpg' | 'webp';
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
}

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/**
 * Kind of a picture by its first bytes, whatever its name and content type claim; undefined for
 * other files.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, png)) return { extension: 'png', contentType: 'image/png' };
  if (startsWith(bytes, jpeg)) return { extension: 'jpg', contentType: 'image/jpeg' };
  if (startsWith(bytes, riff) && startsWith(bytes, webp, 8)) {
    return { extension: 'webp', contentType: 'image/webp' };
  }
  return undefined;
}
