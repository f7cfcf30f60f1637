-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/koufonisia.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('koufonisia-chora-lane-studios', 'Studios on the Main Lane, Chora', 'Στούντιο στον Κεντρικό Δρόμο, Χώρα', 'Six studios in the only village, eight minutes from the sand of Ammos and six from the boat.', 'Έξι στούντιο στο μοναδικό χωριό, οχτώ λεπτά από την Άμμο και έξι από το πλοίο.', 'Nothing here is far and nothing has wheels. The lane eats and drinks below you until two in August. By the end of May half the kitchens of the village are open, by mid-October hardly one.', 'Εδώ τίποτα δεν είναι μακριά και όλα γίνονται με τα πόδια. Τον Αύγουστο ο δρόμος από κάτω τρώει και πίνει ως τις δύο. Στο τέλος του Μαΐου δουλεύουν οι μισές κουζίνες του χωριού, στα μέσα Οκτωβρίου σχεδόν καμία.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'koufonisia', 'Chora', 'Χώρα', 36.9325, 25.6004, 'studios', 'keys-3', null::numeric, null::integer, null::integer, 7500::integer, 11000::integer, 16000::integer, '{4,5,6,7,8,9,10}'::smallint[], 4, '{kitchen,air-conditioning,wifi,terrace,family-rooms}'::text[], '{ground-floor-room}'::text[], '14:00', '21:00', '10:30', 8::smallint, 6::smallint, null::smallint, 'supabase/seed/listings/hotels/koufonisia.ts'),
  ('koufonisia-finikas-path-rooms', 'Rooms on the Beach Path, Finikas', 'Δωμάτια στο Μονοπάτι της Παραλίας, Φοίνικας', 'Five rooms on the path that joins the beaches, a quarter of an hour from the village.', 'Πέντε δωμάτια πάνω στο μονοπάτι που ενώνει τις παραλίες, ένα τέταρτο από το χωριό.', 'A cart brings the bags from the quay if you give the ferry’s name. Everybody bound for Pori passes your table between ten and noon. No shade on the way to the shops; buy water in the evening.', 'Τις βαλίτσες τις φέρνει αμαξάκι από την προβλήτα, αν πείτε με ποιο πλοίο έρχεστε. Από τις δέκα ως το μεσημέρι περνά από το τραπέζι σας όποιος πάει στο Πορί. Ο δρόμος για τα μαγαζιά δεν έχει σκιά: αγοράζετε νερό από το βράδυ.', null, true, true, '[]', null, null, '2026-11-22', 'koufonisia', 'Finikas', 'Φοίνικας', 36.9348, 25.6137, 'rooms', 'keys-2', null, null, null, 6500, 10000, 14500, '{5,6,7,8,9}', 3, '{sea-view,air-conditioning,wifi,terrace,quiet}', '{step-free-entrance,ground-floor-room}', '14:00', '20:00', '10:30', 3, 14, null, 'supabase/seed/listings/hotels/koufonisia.ts'),
  ('koufonisia-ammos-whitewashed-hotel', 'Small Hotel above the Big Sand, Ammos', 'Μικρό Ξενοδοχείο πάνω από τη Μεγάλη Άμμο', 'Twelve rooms on the rise beside the village beach, with breakfast until eleven.', 'Δώδεκα δωμάτια στο ύψωμα δίπλα στην παραλία του χωριού, με πρωινό ως τις έντεκα.', 'Dear for the island and full by March. Upper rooms have twenty steps and the sea, lower ones the hedge. The small ferry of the islands loads in front at seven, with the whole village talking.', 'Ακριβό για το νησί και γεμάτο από τον Μάρτιο. Τα πάνω δωμάτια έχουν είκοσι σκαλιά και θάλασσα, τα κάτω τον φράχτη. Το καραβάκι της γραμμής φορτώνει μπροστά στις εφτά, και μιλά όλο το χωριό μαζί.', null, true, true, '[]', null, null, '2026-11-22', 'koufonisia', 'Ammos', 'Άμμος', 36.9333, 25.606, 'hotel', 'stars-3', null, null, null, 16500, 24000, 34500, '{5,6,7,8,9}', 3, '{sea-view,terrace,breakfast,air-conditioning,wifi,bar,port-transfer}', '{ground-floor-room}', '15:00', '22:00', '11:00', 3, 5, null, 'supabase/seed/listings/hotels/koufonisia.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/koufonisia.ts' and slug not in (select slug from records)
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
