import { readFileSync } from 'node:fs';
import { migrationsOf } from '@/lib/platform/supabase/testing/migrations';
import {
  activityAccess,
  activityAccessibility,
  activityKinds,
  activityLanguages,
  activityLevels,
  inclusions,
} from './activities/schema';
import { offeredLimits } from './filters';
import { amenities, hotelAccessibility, hotelClasses, hotelKinds } from './hotels/schema';
import { priceSteps } from './prices';
import { fuels, gearboxes, licences, vehicleClasses, vehicleExtras } from './vehicles/schema';

const migration = (name: string) => readFileSync(`supabase/migrations/${name}.sql`, 'utf8');
const tables = migrationsOf('hotels');
const marks = migration('20261122120100_listing_marks');

/** The closed list of a constraint. */
const listOf = (constraint: string) => {
  const definition = new RegExp(`constraint ${constraint} check \\(.*?[([]\\n([^)\\]]*)`, 'g');
  const [, list = ''] = [...tables.matchAll(definition)].at(-1) ?? [];
  return list.match(/(?<=')[^',]+(?=')/g)?.filter((value) => value.trim());
};

describe('the tables of listings', () => {
  it.each([
    ['hotels_kind_known', hotelKinds],
    ['hotels_class_known', hotelClasses],
    ['hotels_amenities_known', amenities],
    ['hotels_accessibility_known', hotelAccessibility],
    ['activities_kind_known', activityKinds],
    ['activities_access_known', activityAccess],
    ['activities_languages_known', activityLanguages],
    ['activities_level_known', activityLevels],
    ['activities_included_known', inclusions],
    ['activities_accessibility_known', activityAccessibility],
    ['vehicles_class_known', vehicleClasses],
    ['vehicles_gearbox_known', gearboxes],
    ['vehicles_fuel_known', fuels],
    ['vehicles_licence_known', licences],
    ['vehicles_extras_known', vehicleExtras],
  ])('%s accepts what the schema accepts', (constraint, list) => {
    expect(listOf(constraint)).toEqual([...list]);
  });

  it('put prices into the same classes as the code, and price limits on pages need no others', () => {
    const [, list = ''] = /price_steps\(\).*?array\[([^\]]*)\]/s.exec(marks) ?? [];
    expect(list.split(',').map(Number)).toEqual([...priceSteps]);
    const offered = Object.values(offeredLimits)
      .flat()
      .map((euros) => euros * 100);
    expect(offered.filter((cents) => !priceSteps.some((step) => step === cents))).toEqual([]);
  });
});
