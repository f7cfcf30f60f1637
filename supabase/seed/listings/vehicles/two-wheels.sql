-- Written by `npm run listings` from supabase/seed/listings/vehicles/two-wheels.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, islands, class, seats, doors, bags, gearbox, fuel, price_low, price_shoulder, price_high, price_peak, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el, seeded_from) as (values
  ('scooter-125-naxos-paros', 'Scooter, 125 cc', 'Σκούτερ 125 κυβικών', 'For two people and a beach bag; it climbs to the villages, slowly, and parks anywhere.', 'Για δύο άτομα και μια τσάντα θαλάσσης· ανεβαίνει στα χωριά, αργά, και παρκάρει παντού.', 'A scooter spares you the hunt for a place behind the beach. In a strong north wind leave it where it stands: the gusts on the ridge roads push a light machine across the lane. Gravel in the bends is the other thing that brings people to the health centre, so wear shoes.', 'Με το σκούτερ γλιτώνετε το ψάξιμο για θέση πίσω από την παραλία. Με δυνατό βοριά αφήστε το εκεί που είναι: οι ριπές στους δρόμους της ράχης σπρώχνουν το ελαφρύ μηχανάκι στο άλλο ρεύμα. Στο Κέντρο Υγείας πάνε πολλοί και από τα χαλίκια στις στροφές, γι’ αυτό φορέστε παπούτσια.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, '{naxos,paros}'::text[], 'scooter', 2, 0, 0, 'automatic', 'petrol', 1800::integer, 2300::integer, 3000::integer, 3800::integer, '{3,4,5,6,7,8,9,10,11}'::smallint[], null::integer, 'A1', 1, true, 20::smallint, '{helmets,top-case,unlimited-kilometres}'::text[], 'Third party only: what happens to the scooter itself, the rider pays.', 'Μόνο αστική ευθύνη: ό,τι πάθει το ίδιο το σκούτερ, το πληρώνει ο οδηγός.', 'supabase/seed/listings/vehicles/two-wheels.ts')
), gone as (
  delete from public.vehicles
  where seeded_from = 'supabase/seed/listings/vehicles/two-wheels.ts' and slug not in (select slug from records)
)
insert into public.vehicles as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, islands, class, seats, doors, bags, gearbox, fuel, price_low, price_shoulder, price_high, price_peak, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el, seeded_from)
select * from records
on conflict (slug) do update set
  name_en = excluded.name_en,
  name_el = excluded.name_el,
  summary_en = excluded.summary_en,
  summary_el = excluded.summary_el,
  description_en = excluded.description_en,
  description_el = excluded.description_el,
  image = excluded.image,
  is_sample = excluded.is_sample,
  partner_links = excluded.partner_links,
  source_title = excluded.source_title,
  source_url = excluded.source_url,
  checked_on = excluded.checked_on,
  islands = excluded.islands,
  class = excluded.class,
  seats = excluded.seats,
  doors = excluded.doors,
  bags = excluded.bags,
  gearbox = excluded.gearbox,
  fuel = excluded.fuel,
  price_low = excluded.price_low,
  price_shoulder = excluded.price_shoulder,
  price_high = excluded.price_high,
  price_peak = excluded.price_peak,
  months = excluded.months,
  deposit_cents = excluded.deposit_cents,
  licence = excluded.licence,
  licence_years = excluded.licence_years,
  permit_outside_eu = excluded.permit_outside_eu,
  minimum_age = excluded.minimum_age,
  extras = excluded.extras,
  insurance_en = excluded.insurance_en,
  insurance_el = excluded.insurance_el,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.islands, listing.class, listing.seats, listing.doors, listing.bags, listing.gearbox, listing.fuel, listing.price_low, listing.price_shoulder, listing.price_high, listing.price_peak, listing.months, listing.deposit_cents, listing.licence, listing.licence_years, listing.permit_outside_eu, listing.minimum_age, listing.extras, listing.insurance_en, listing.insurance_el, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.islands, excluded.class, excluded.seats, excluded.doors, excluded.bags, excluded.gearbox, excluded.fuel, excluded.price_low, excluded.price_shoulder, excluded.price_high, excluded.price_peak, excluded.months, excluded.deposit_cents, excluded.licence, excluded.licence_years, excluded.permit_outside_eu, excluded.minimum_age, excluded.extras, excluded.insurance_en, excluded.insurance_el, excluded.seeded_from);
