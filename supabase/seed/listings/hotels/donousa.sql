-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/donousa.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('donousa-stavros-bay-rooms', 'Rooms over the Bay, Stavros', 'Δωμάτια πάνω από τον Κόλπο, Σταυρός', 'Seven rooms a few minutes from quay and sand, in the village that has all the shops there are.', 'Εφτά δωμάτια λίγα λεπτά από προβλήτα και άμμο, στο χωριό που έχει όσα μαγαζιά υπάρχουν.', 'The bay sings in August: every bed taken, a bar, a church feast. In May you may have the beach alone, and cold water. Do not count on a cash machine; bring what you need.', 'Τον Αύγουστο ο κόλπος έχει φασαρία: γεμάτα δωμάτια, ένα μπαρ, το πανηγύρι. Τον Μάιο ίσως έχετε την παραλία μόνοι σας, με κρύο νερό. Μη βασιστείτε σε μηχάνημα για μετρητά: φέρτε όσα θέλετε.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'donousa', 'Stavros', 'Σταυρός', 37.1011, 25.7941, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 5000::integer, 7200::integer, 10500::integer, '{5,6,7,8,9}'::smallint[], 3, '{sea-view,air-conditioning,wifi,terrace}'::text[], '{ground-floor-room}'::text[], '13:00', '21:00', '11:00', 4::smallint, 5::smallint, 4::smallint, 'supabase/seed/listings/hotels/donousa.ts'),
  ('donousa-kedros-path-studios', 'Studios on the Path to Kedros', 'Στούντιο στο Μονοπάτι για τον Κέδρο', 'Four studios beyond the last houses of the village, a few minutes from the sand of Kedros.', 'Τέσσερα στούντιο λίγο έξω από το χωριό, λίγα λεπτά από την άμμο του Κέδρου.', 'The lane is unlit and stony, so bring shoes that close. You hear wind and, when it drops, the generator of the beach canteen. Open from June to September, and in that time wanted by many.', 'Το στενό δεν έχει φως και έχει πέτρες: φέρτε κλειστά παπούτσια. Ακούτε αέρα και, όταν πέφτει, τη γεννήτρια της καντίνας. Ανοιχτά Ιούνιο με Σεπτέμβριο, και τότε τα θέλουν πολλοί.', null, true, true, '[]', null, null, '2026-11-22', 'donousa', 'Stavros', 'Σταυρός', 37.0977, 25.8009, 'studios', 'keys-2', null, null, null, null, 8500, 12200, '{6,7,8,9}', 4, '{sea-view,kitchen,air-conditioning,wifi,quiet}', '{}', '14:00', '20:00', '10:30', 5, 12, null, 'supabase/seed/listings/hotels/donousa.ts'),
  ('donousa-mersini-spring-house', 'House by the Plane Tree, Mersini', 'Σπίτι δίπλα στον Πλάτανο, Μερσίνη', 'One bedroom, one sofa and a terrace towards Amorgos, in a hamlet with running water.', 'Ένα υπνοδωμάτιο, ένας καναπές και βεράντα προς την Αμοργό, σε οικισμό με τρεχούμενο νερό.', 'The bus comes up in summer, driven by the man who also knows the timetable. The path down to Livadi is steep and takes its revenge on the way back. Food means one of two tavernas or your own pot.', 'Το λεωφορείο ανεβαίνει το καλοκαίρι, και το ωράριο το ξέρει ο οδηγός. Το μονοπάτι για το Λιβάδι είναι απότομο, και το πληρώνετε στον γυρισμό. Για φαγητό έχετε δύο ταβέρνες ή την κατσαρόλα σας.', null, true, true, '[]', null, null, '2026-11-22', 'donousa', 'Mersini', 'Μερσίνη', 37.0978, 25.8266, 'villa', null, null, null, null, 6000, 8500, 11500, '{5,6,7,8,9}', 4, '{sea-view,terrace,kitchen,pets,quiet}', '{}', '15:00', '19:00', '11:00', 15, null, 4, 'supabase/seed/listings/hotels/donousa.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/donousa.ts' and slug not in (select slug from records)
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
