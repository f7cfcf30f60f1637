import { isRefusedByStorage } from './storage-keys.mjs';

const needsKey = (url, headers = {}, method = 'GET') =>
  isRefusedByStorage({ url, headers, method }, 'secret');

it('rejects storage requests without a key', () => {
  expect(needsKey('/storage/v1/bucket')).toBe(true);
  expect(needsKey('/storage/v1/object/avatars/somebody/picture.png')).toBe(true);
  expect(needsKey('/storage/v1/bucket', { authorization: 'Bearer x' })).toBe(true);
});

it('allows reads with any key, and public or signed files without one', () => {
  expect(needsKey('/storage/v1/bucket', { apikey: 'public' })).toBe(false);
  expect(needsKey('/storage/v1/bucket?apikey=public')).toBe(false);
  expect(needsKey('/storage/v1/object/public/avatars/somebody/picture.png')).toBe(false);
  expect(needsKey('/storage/v1/object/sign/property-photos/1.jpg?token=x')).toBe(false);
  expect(needsKey('/storage/v1/bucket', {}, 'OPTIONS')).toBe(false);
  expect(needsKey('/rest/v1/trips', {}, 'POST')).toBe(false);
});

it('allows only the server to upload, copy and delete', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const url = '/storage/v1/object/avatars/somebody/picture.png';
    expect(needsKey(url, { apikey: 'public', authorization: 'Bearer x' }, method)).toBe(true);
    expect(needsKey(url, { apikey: 'secret' }, method)).toBe(false);
    expect(needsKey('/storage/v1/object/upload/sign/avatars/x.png?token=x', {}, method)).toBe(true);
  }
});
