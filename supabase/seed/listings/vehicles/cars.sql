-- Written by `npm run listings` from supabase/seed/listings/vehicles/cars.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, islands, class, seats, doors, bags, gearbox, fuel, price_low, price_shoulder, price_high, price_peak, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el, seeded_from) as (values
  ('small-hatchback-naxos-paros', 'Small five-door hatchback', 'Μικρό πεντάθυρο', 'Room for four and two suitcases, short enough for the lanes of a mountain village.', 'Τέσσερις θέσεις και δύο βαλίτσες, αρκετά κοντό για τα στενά ενός ορεινού χωριού.', 'The usual choice of two people who want beaches and villages in one day. It takes the asphalt everywhere and the better dirt roads; on the rough ones the insurance ends at the first stone. In August book before the ferry, for the cars of an island are soon gone.', 'Η συνηθισμένη επιλογή για δύο που θέλουν παραλίες και χωριά την ίδια μέρα. Πηγαίνει παντού στην άσφαλτο και στους καλύτερους χωματόδρομους· στους κακούς η ασφάλεια τελειώνει στην πρώτη πέτρα. Τον Αύγουστο κλείστε το πριν από το πλοίο, γιατί τα αυτοκίνητα ενός νησιού τελειώνουν γρήγορα.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, '{naxos,paros,antiparos}'::text[], 'economy', 5, 5, 2, 'manual', 'petrol', 3500::integer, 4300::integer, 6100::integer, 9000::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 30000::integer, 'B', 1, true, 21::smallint, '{air-conditioning,child-seat,port-delivery,unlimited-kilometres}'::text[], 'Third party and collision with an excess; tyres, glass and the underside are not covered.', 'Αστική ευθύνη και ίδιες ζημιές με απαλλαγή· δεν καλύπτονται λάστιχα, τζάμια και το κάτω μέρος.', 'supabase/seed/listings/vehicles/cars.ts')
), gone as (
  delete from public.vehicles
  where seeded_from = 'supabase/seed/listings/vehicles/cars.ts' and slug not in (select slug from records)
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
