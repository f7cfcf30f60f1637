import { pictureKind } from './kind';

const text = (value: string) => new TextEncoder().encode(value);

describe('pictureKind', () => {
  it('recognises a picture by its first bytes', () => {
    expect(
      pictureKind(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])),
    ).toEqual({ extension: 'png', contentType: 'image/png' });
    expect(pictureKind(new Uint8Array([0xff, 0xd8, 0xff, 0xdb]))?.extension).toBe('jpg');
    expect(pictureKind(text('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '))?.extension).toBe('webp');
  });

  it('rejects everything else', () => {
    const others = ['', 'RIFF....WAVE', 'GIF89a', '<svg xmlns="…">', '<!doctype html>', '%PDF-1.7'];
    for (const other of others) expect(pictureKind(text(other))).toBeUndefined();
    expect(pictureKind(new Uint8Array([0x89, 0x50]))).toBeUndefined();
  });
});
