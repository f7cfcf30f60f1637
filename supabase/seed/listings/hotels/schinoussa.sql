-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/schinoussa.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('schinoussa-chora-ridge-rooms', 'Rooms on the Ridge, Chora', 'Δωμάτια στη Ράχη, Χώρα', 'Six rooms on the one long street, with fields on one side and the sea far down on the other.', 'Έξι δωμάτια στον έναν μακρύ δρόμο, με χωράφια από τη μια και χαμηλά τη θάλασσα από την άλλη.', 'Most owners of the island meet the boat with a van, this one too if you telephone. All beaches lie downhill, a quarter of an hour and more, and all ways home uphill. The bakery sells out by ten.', 'Στο πλοίο έρχονται με βανάκι οι περισσότεροι που νοικιάζουν, κι από εδώ, αν τηλεφωνήσετε. Όλες οι παραλίες είναι κατηφόρα, ένα τέταρτο και πάνω, και όλοι οι γυρισμοί ανηφόρα. Ο φούρνος ως τις δέκα έχει ξεπουλήσει.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'schinoussa', 'Chora (Panagia)', 'Χώρα (Παναγία)', 36.87, 25.5192, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 5000::integer, 7000::integer, 10000::integer, '{4,5,6,7,8,9,10}'::smallint[], 3, '{sea-view,air-conditioning,wifi,terrace}'::text[], '{ground-floor-room}'::text[], '13:00', '21:00', '11:00', 14::smallint, 15::smallint, null::smallint, 'supabase/seed/listings/hotels/schinoussa.ts'),
  ('schinoussa-tsigouri-slope-hotel', 'Small Hotel over Tsigouri Beach', 'Μικρό Ξενοδοχείο πάνω από το Τσιγκούρι', 'Eleven rooms on the slope between Chora and the beach, with the only pool for some distance.', 'Έντεκα δωμάτια στην πλαγιά ανάμεσα στη Χώρα και την παραλία, με τη μόνη πισίνα εδώ γύρω.', 'Fifty steps link the three terraces. In the evening it is a quarter of an hour uphill to the tavernas, with a torch. When the small ferry cannot run, guests stay a day longer and pay for it; it happens.', 'Πενήντα σκαλιά ενώνουν τις τρεις βεράντες. Το βράδυ ως τις ταβέρνες είναι ένα τέταρτο ανηφόρα, με φακό. Όταν το καραβάκι δεν βγαίνει, οι πελάτες μένουν μια μέρα παραπάνω και την πληρώνουν· συμβαίνει.', null, true, true, '[]', null, null, '2026-11-22', 'schinoussa', 'Tsigouri', 'Τσιγκούρι', 36.8667, 25.5159, 'hotel', 'stars-2', null, null, null, 7500, 10800, 15500, '{5,6,7,8,9}', 3, '{sea-view,pool,breakfast,bar,air-conditioning,wifi,port-transfer}', '{}', '14:00', '21:00', '11:00', 4, 12, null, 'supabase/seed/listings/hotels/schinoussa.ts'),
  ('schinoussa-messaria-field-house', 'House among Barley Fields, Messaria', 'Σπίτι στα Κριθάρια, Μεσαριά', 'Two bedrooms in a farming hamlet, twenty minutes on foot from Chora and twelve from Psili Ammos.', 'Δύο υπνοδωμάτια σε αγροτικό οικισμό, είκοσι λεπτά από τη Χώρα και δώδεκα από την Ψιλή Άμμο.', 'There are fans and thick walls instead of machines. The north wind reaches the beach below; on such days cross to the south side. Shop in Chora, and mind the bull behind the wire.', 'Αντί για κλιματισμό έχει ανεμιστήρες και χοντρούς τοίχους. Την παραλία από κάτω τη βρίσκει ο βοριάς: τέτοιες μέρες πηγαίνετε στη νότια πλευρά. Ψωνίζετε στη Χώρα, και προσέχετε τον ταύρο πίσω από το σύρμα.', null, true, true, '[]', null, null, '2026-11-22', 'schinoussa', 'Messaria', 'Μεσαριά', 36.881, 25.5222, 'villa', null, null, null, null, null, 8500, 12000, '{6,7,8,9}', 5, '{garden,terrace,kitchen,pets,quiet,parking}', '{ground-floor-room}', '15:00', '19:00', '10:00', 12, null, null, 'supabase/seed/listings/hotels/schinoussa.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/schinoussa.ts' and slug not in (select slug from records)
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
