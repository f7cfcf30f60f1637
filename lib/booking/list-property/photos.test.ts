import { photoLimits, referenceOf } from './fields';
import { readPhotos } from './photos';

const jpeg = (more = '') => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), more]);

function formWith(...files: [Blob, string][]) {
  const form = new FormData();
  for (const [content, name] of files) form.append('photos', content, name);
  return form;
}

describe('the photos of a form', () => {
  it('are the files of the form in order, without duplicates', async () => {
    const { photos, fault } = await readPhotos(
      formWith([jpeg('a'), 'a.jpg'], [jpeg('b'), 'b.html'], [jpeg('a'), 'again.jpg']),
    );
    expect(fault).toBeUndefined();
    expect(photos).toHaveLength(2);
    expect(new Set(photos.map(({ digest }) => digest)).size).toBe(2);
  });

  it('are empty for an empty field and for a text', async () => {
    const nothing = new Blob([], { type: 'application/octet-stream' });
    const empty = formWith([nothing, ''], [nothing, 'blob']);
    empty.append('photos', 'photosKind');
    expect(await readPhotos(empty)).toEqual({ photos: [] });
  });

  it.each([
    [
      'photosKind',
      formWith([new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' }), 'a.jpg']),
    ],
    ['photosKind', formWith([new Blob([], { type: 'image/jpeg' }), 'empty.jpg'])],
    ['photosTooLarge', formWith([jpeg('x'.repeat(photoLimits.bytes)), 'a.jpg'])],
    [
      'photosTooMany',
      formWith(...Array.from({ length: 9 }, (_, i): [Blob, string] => [jpeg(`${i}`), 'a.jpg'])),
    ],
  ])('are rejected: %s', async (fault, form) => {
    expect(await readPhotos(form)).toEqual({ photos: [], fault });
  });
});

describe('the reference number', () => {
  it('is eight unambiguous letters, derived from the id', () => {
    const id = '0b1c7a52-6f0e-8c3e-8d57-0d3c8ad1c001';
    expect(referenceOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(referenceOf(id)).toBe(referenceOf(id));
    expect(referenceOf('ffffffff-ff0e-8c3e-8d57-0d3c8ad1c001')).toBe('ZZZZ-ZZZZ');
    expect(referenceOf('00000000-000e-8c3e-8d57-0d3c8ad1c001')).toBe('0000-0000');
  });
});
