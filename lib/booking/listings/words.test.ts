import { costSeasons } from '@/lib/records/costs/schema';
import words from '@/messages/en/listings.json';
import { amenities, hotelKinds } from './hotels/schema';

it('has a word for everything a place to stay can be and have', () => {
  expect(Object.keys(words.hotelKinds)).toEqual([...hotelKinds]);
  expect(Object.keys(words.amenities)).toEqual([...amenities]);
  expect(Object.keys(words.seasons)).toEqual([...costSeasons]);
});
