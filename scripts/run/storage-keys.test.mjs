import { isStorageWithoutKey } from './storage-keys.mjs';

const asked = (url, headers = {}, method = 'GET') => isStorageWithoutKey({ url, headers, method });

it('is a question about files without a key', () => {
  expect(asked('/storage/v1/bucket')).toBe(true);
  expect(asked('/storage/v1/object/avatars/somebody/picture.png')).toBe(true);
  expect(asked('/storage/v1/bucket', { authorization: 'Bearer x' })).toBe(true);
});

it('is none with a key, of a public picture, of a signed address, or of another service', () => {
  expect(asked('/storage/v1/bucket', { apikey: 'key' })).toBe(false);
  expect(asked('/storage/v1/bucket?apikey=key')).toBe(false);
  expect(asked('/storage/v1/object/public/avatars/somebody/picture.png')).toBe(false);
  expect(asked('/storage/v1/object/sign/property-photos/1.jpg?token=x')).toBe(false);
  expect(asked('/storage/v1/bucket', {}, 'OPTIONS')).toBe(false);
  expect(asked('/rest/v1/trips')).toBe(false);
});
