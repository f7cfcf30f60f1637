import { costSeasons } from '@/lib/records/costs/schema';
import words from '@/messages/en/listings.json';
import { amenities, hotelKinds } from './hotels/schema';

it('has a label for every kind and attribute of a hotel', () => {
  expect(Object.keys(words.hotelKinds)).toEqual([...hotelKinds]);
  expect(Object.keys(words.amenities)).toEqual([...amenities]);
  expect(Object.keys(words.seasons)).toEqual([...costSeasons]);
});
