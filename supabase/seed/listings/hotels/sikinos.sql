-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/sikinos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('sikinos-alopronia-harbour-studios', 'Studios round the Harbour Sand, Alopronia', 'Στούντιο στην Άμμο του Λιμανιού, Αλοπρόνοια', 'Six studios beside the port beach, with the bus to the village at the corner.', 'Έξι στούντιο δίπλα στην παραλία του λιμανιού, με το λεωφορείο για τη Χώρα στη γωνία.', 'In the evening you choose among two or three tables and are asleep by midnight. Ferries are few; one that is cancelled leaves you here until the next, which may be in two days. No bank card machine is certain to work, so bring notes.', 'Το βράδυ διαλέγετε ανάμεσα σε δυο τρία τραπέζια και τα μεσάνυχτα κοιμάστε. Τα πλοία είναι λίγα· αν ακυρωθεί ένα, μένετε ως το επόμενο, που μπορεί να έρθει σε δυο μέρες. Τα μηχανήματα για κάρτες δεν δουλεύουν πάντα: φέρτε μετρητά.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'sikinos', 'Alopronia', 'Αλοπρόνοια', 36.6762, 25.1432, 'studios', 'keys-2', null::numeric, null::integer, null::integer, 5500::integer, 7800::integer, 11200::integer, '{5,6,7,8,9}'::smallint[], 4, '{sea-view,kitchen,air-conditioning,wifi,terrace,family-rooms}'::text[], '{step-free-entrance,ground-floor-room}'::text[], '13:00', '21:00', '11:00', 3::smallint, 5::smallint, 3::smallint, 'supabase/seed/listings/hotels/sikinos.ts'),
  ('sikinos-kastro-wall-rooms', 'Rooms in the Castle Wall, Kastro', 'Δωμάτια στο Τείχος του Κάστρου', 'Three rooms built into the old outer wall, with a sheer drop behind and a square in front.', 'Τρία δωμάτια μέσα στο παλιό τείχος, με τον γκρεμό από πίσω και την πλατεία μπροστά.', 'Small windows, low beams, no air conditioning and no need of it. Children play football on the square until eleven. The bus goes down for each ferry and for bathers a few times in between.', 'Μικρά παράθυρα, χαμηλά δοκάρια, κλιματισμός κανένας, και δεν τον χρειάζεστε. Τα παιδιά παίζουν μπάλα στην πλατεία ως τις έντεκα. Το λεωφορείο κατεβαίνει για κάθε πλοίο και λίγες φορές για μπάνιο.', null, true, true, '[]', null, null, '2026-11-22', 'sikinos', 'Kastro (Chora)', 'Κάστρο (Χώρα)', 36.6935, 25.1201, 'rooms', 'keys-2', null, null, null, 5000, 7000, 9800, '{5,6,7,8,9,10}', 2, '{sea-view,wifi,terrace,quiet}', '{}', '14:00', '20:00', '11:00', null, null, 6, 'supabase/seed/listings/hotels/sikinos.ts'),
  ('sikinos-chorio-vine-arbour-house', 'House with a Vine Arbour, Chorio', 'Σπίτι με Κληματαριά, Χωριό', 'Two bedrooms on the quieter slope of Chora, half the neighbouring houses without a roof.', 'Δύο υπνοδωμάτια στην πιο ήσυχη πλαγιά, με τα μισά γύρω σπίτια χωρίς στέγη.', 'Nothing but steps, some of them loose. You carry water bottles from the other side, for the tap tastes of cistern. At the end of summer wasps share the table under the vine.', 'Παντού σκαλιά, μερικά κουνιούνται. Τα μπουκάλια με το νερό τα κουβαλάτε από απέναντι, γιατί της βρύσης μυρίζει στέρνα. Στο τέλος του καλοκαιριού κάτω από την κληματαριά κάθονται μαζί σας και οι σφήκες.', null, true, true, '[]', null, null, '2026-11-22', 'sikinos', 'Chorio', 'Χωριό', 36.6922, 25.1167, 'villa', null, null, null, null, 7000, 10000, 14000, '{5,6,7,8,9}', 5, '{terrace,kitchen,wifi,pets,quiet}', '{}', '15:00', '19:00', '10:30', null, null, 9, 'supabase/seed/listings/hotels/sikinos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/sikinos.ts' and slug not in (select slug from records)
)
insert into public.hotels as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from)
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
  island = excluded.island,
  place_en = excluded.place_en,
  place_el = excluded.place_el,
  lat = excluded.lat,
  lon = excluded.lon,
  kind = excluded.kind,
  class = excluded.class,
  rating_score = excluded.rating_score,
  rating_count = excluded.rating_count,
  price_low = excluded.price_low,
  price_shoulder = excluded.price_shoulder,
  price_high = excluded.price_high,
  price_peak = excluded.price_peak,
  open_months = excluded.open_months,
  max_guests = excluded.max_guests,
  amenities = excluded.amenities,
  accessibility = excluded.accessibility,
  check_in_from = excluded.check_in_from,
  check_in_until = excluded.check_in_until,
  check_out = excluded.check_out,
  walk_beach = excluded.walk_beach,
  walk_port = excluded.walk_port,
  walk_bus = excluded.walk_bus,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.island, listing.place_en, listing.place_el, listing.lat, listing.lon, listing.kind, listing.class, listing.rating_score, listing.rating_count, listing.price_low, listing.price_shoulder, listing.price_high, listing.price_peak, listing.open_months, listing.max_guests, listing.amenities, listing.accessibility, listing.check_in_from, listing.check_in_until, listing.check_out, listing.walk_beach, listing.walk_port, listing.walk_bus, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.island, excluded.place_en, excluded.place_el, excluded.lat, excluded.lon, excluded.kind, excluded.class, excluded.rating_score, excluded.rating_count, excluded.price_low, excluded.price_shoulder, excluded.price_high, excluded.price_peak, excluded.open_months, excluded.max_guests, excluded.amenities, excluded.accessibility, excluded.check_in_from, excluded.check_in_until, excluded.check_out, excluded.walk_beach, excluded.walk_port, excluded.walk_bus, excluded.seeded_from);
