-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/thirasia.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('thirasia-manolas-edge-rooms', 'Rooms on the Edge, Manolas', 'Δωμάτια στο Χείλος, Μανωλάς', 'Four rooms over Korfos with the caldera in front, at the price of a car park in Oia.', 'Τέσσερα δωμάτια πάνω από τον Κόρφο με την καλντέρα μπροστά, σε τιμές που απέναντι δεν βρίσκετε.', 'Some 270 steps lead up from the landing; donkeys carry cases, and you should carry yourself. Day visitors leave by four, and then it is dark and still. The grocer opens when he is there.', 'Από τον Κόρφο ανεβαίνετε περίπου 270 σκαλιά· γαϊδούρια παίρνουν τις βαλίτσες, εσείς πάτε με τα πόδια. Οι επισκέπτες της μέρας φεύγουν ως τις τέσσερις, και μετά έχει ησυχία και σκοτάδι. Το παντοπωλείο ανοίγει όταν είναι εκεί ο μπακάλης.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'thirasia', 'Manolas', 'Μανωλάς', 36.4346, 25.3447, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 6500::integer, 9200::integer, 13000::integer, '{4,5,6,7,8,9,10}'::smallint[], 2, '{caldera-view,sea-view,terrace,air-conditioning,wifi}'::text[], '{}'::text[], '14:00', '20:00', '11:00', 22::smallint, 20::smallint, null::smallint, 'supabase/seed/listings/hotels/thirasia.ts'),
  ('thirasia-potamos-gully-cave-house', 'Cave House in the Gully, Potamos', 'Υπόσκαφο στη Ρεματιά, Ποταμός', 'Two rooms cut into the side of a gully, cool at noon and dark at all hours.', 'Δύο δωμάτια σκαμμένα στην πλαγιά της ρεματιάς, δροσερά το μεσημέρι και σκοτεινά πάντα.', 'There is one window, by the door, and a lamp burns all day. You see gardens and domes instead of the caldera; that is ten minutes uphill. Reaching Santorini for dinner is easy, coming back after it is not.', 'Έχει ένα παράθυρο, δίπλα στην πόρτα, και η λάμπα μένει αναμμένη. Βλέπετε περβόλια και τρούλους· για την καλντέρα ανεβαίνετε δέκα λεπτά. Για βραδινό περνάτε εύκολα στη Σαντορίνη, ο γυρισμός είναι το θέμα.', null, true, true, '[]', null, null, '2026-11-22', 'thirasia', 'Potamos', 'Ποταμός', 36.4369, 25.3388, 'villa', 'keys-2', null, null, null, 7500, 10800, 15500, '{5,6,7,8,9,10}', 4, '{terrace,kitchen,wifi,quiet,pets}', '{}', '15:00', '19:00', '11:00', 28, 28, null, 'supabase/seed/listings/hotels/thirasia.ts'),
  ('thirasia-riva-shore-studios', 'Studios at the Landing, Riva', 'Στούντιο στο Λιμανάκι, Ρίβα', 'Three studios by the northern harbour, where the small boat from Ammoudi puts in.', 'Τρία στούντιο δίπλα στο βορινό λιμάνι, εκεί που πιάνει το καραβάκι από το Αμμούδι.', 'A pebble shore, two tavernas at midday, none on some nights. The road up to Manolas has no shade and no bus to count on. Oia glitters across the strait like a ship that never leaves.', 'Ακτή με βότσαλο, το μεσημέρι δυο ταβέρνες, μερικά βράδια καμία. Ο δρόμος για τον Μανωλά δεν έχει σκιά, ούτε λεωφορείο που να το περιμένετε σίγουρα. Απέναντι ανάβει η Οία, σαν πλοίο που δεν φεύγει.', null, true, true, '[]', null, null, '2026-11-22', 'thirasia', 'Riva', 'Ρίβα', 36.4533, 25.3449, 'studios', 'keys-1', null, null, null, null, 6500, 9500, '{6,7,8,9}', 3, '{sea-view,kitchen,air-conditioning,parking}', '{step-free-entrance,ground-floor-room}', '13:00', '19:00', '11:00', 2, 4, null, 'supabase/seed/listings/hotels/thirasia.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/thirasia.ts' and slug not in (select slug from records)
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
