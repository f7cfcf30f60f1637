import { join, type Person } from '../../people.ts';
import type { Action } from '../action.ts';
import { newPicture, pictureOf, putPicture } from '../pictures.ts';

/**
 * Replaces a picture again and again; afterwards it must equal the last one or the one being
 * uploaded, byte for byte.
 */
export function uploading(): Action {
  let owner: Person;
  let last: Buffer | undefined;
  let underWay: Buffer | undefined;
  return {
    name: 'upload',
    async prepare({ url }) {
      last = undefined;
      underWay = undefined;
      owner = await join(url, 'sender');
    },
    async once(place) {
      underWay = newPicture();
      await putPicture(place, owner.id, underWay);
      last = underWay;
      underWay = undefined;
    },
    async check(place) {
      const kept = await pictureOf(place, owner.id);
      const isOne = [last, underWay].some((one) => one && kept?.equals(one));
      if (isOne || (!last && !kept)) return [];
      return [`the picture is ${kept ? `${kept.length} bytes of no version` : 'gone'}`];
    },
  };
}
