import { strToU8, zipSync } from 'fflate';
import { unzipFeed } from './archive';

const text = (length: number) => strToU8('stop_id,stop_name\n'.repeat(length));
const archive = zipSync({ 'stops.txt': text(5000), 'docs/a.txt': text(1), 'photo.jpg': text(1) });
const limits = { archiveBytes: 1_000_000, unzippedBytes: 1_000_000 };

describe('unzipFeed', () => {
  it('gives the tables at the root', () => {
    const read = unzipFeed(archive);
    expect('files' in read && [...read.files.keys()]).toEqual(['stops.txt']);
    expect('files' in read && read.files.get('stops.txt')).toHaveLength(5000 * 18);
  });

  it('reads nothing from what is no archive, or a part of one', () => {
    expect(unzipFeed(strToU8('<!doctype html>'))).toEqual({ unreadable: 'not a zip archive' });
    expect(unzipFeed(new Uint8Array())).toEqual({ unreadable: 'not a zip archive' });
    for (let length = 2; length < archive.length; length += 7) {
      expect(unzipFeed(archive.subarray(0, length))).toHaveProperty('unreadable');
    }
  });

  it('stops at the limits, of the archive and of what is in it', () => {
    expect(unzipFeed(archive, { ...limits, archiveBytes: 100 })).toHaveProperty('unreadable');
    expect(unzipFeed(zipSync({ 'a.txt': text(60_000) }), limits)).toEqual({
      unreadable: 'unzips to over 1 MB',
    });
  });

  it('does not believe the size an archive states of itself', () => {
    const bomb = zipSync({ 'a.txt': text(60_000) });
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
    for (let at = 0; at < bomb.length - 4; at += 1) {
      if (view.getUint32(at, true) === 60_000 * 18) view.setUint32(at, 10, true);
    }
    expect(unzipFeed(bomb, limits)).toEqual({ unreadable: 'unzips to over 1 MB' });
  });
});
