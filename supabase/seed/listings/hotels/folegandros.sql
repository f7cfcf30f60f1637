-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/folegandros.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('folegandros-chora-kastro-rooms', 'Rooms in the Kastro, Chora', 'Δωμάτια στο Κάστρο, Χώρα', 'Three rooms in the old fortified row, with wooden stairs outside and the cliff behind.', 'Τρία δωμάτια στην παλιά οχυρωμένη σειρά, με ξύλινη σκάλα απ’ έξω και τον γκρεμό από πίσω.', 'No car comes within two hundred metres. The stair is steep enough to go down backwards. At night the squares around fill with tables, and by one it is silent, which on most islands it is not.', 'Αυτοκίνητο δεν φτάνει πιο κοντά από διακόσια μέτρα. Η σκάλα είναι τόσο απότομη, που κατεβαίνετε με την πλάτη. Το βράδυ οι πλατείες γύρω γεμίζουν τραπέζια, και στη μία επικρατεί ησυχία, που σε άλλα νησιά δεν τη βρίσκετε.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'folegandros', 'Chora, Kastro', 'Χώρα, Κάστρο', 36.6294, 24.921, 'rooms', 'keys-3', null::numeric, null::integer, null::integer, 7500::integer, 11000::integer, 15500::integer, '{4,5,6,7,8,9,10}'::smallint[], 2, '{terrace,air-conditioning,wifi,quiet}'::text[], '{}'::text[], '14:00', '21:00', '11:00', null::smallint, null::smallint, 6::smallint, 'supabase/seed/listings/hotels/folegandros.ts'),
  ('folegandros-pounta-cliff-hotel', 'Hotel near the Cliff, Chora', 'Ξενοδοχείο κοντά στον Γκρεμό, Χώρα', 'Nineteen rooms at the edge of the village, by the terrace where the land ends.', 'Δεκαεννέα δωμάτια στην άκρη του χωριού, δίπλα στη βεράντα όπου τελειώνει η στεριά.', 'Half of them look at the sea two hundred metres down, the other half at the bus turning. Wind shuts the pool bar on some days of August. Transfers meet the ferry, the price of a bus ticket times ten if you arrive alone.', 'Τα μισά βλέπουν τη θάλασσα διακόσια μέτρα πιο κάτω, τα άλλα μισά το λεωφορείο που στρίβει. Μερικές μέρες του Αυγούστου ο αέρας κλείνει το μπαρ της πισίνας. Στο πλοίο σάς περιμένει βανάκι, που κοστίζει πολύ παραπάνω από το λεωφορείο.', null, true, true, '[]', null, null, '2026-11-22', 'folegandros', 'Chora, Pounta', 'Χώρα, Πούντα', 36.6282, 24.9215, 'hotel', 'stars-4', null, null, null, 20000, 30000, 44000, '{5,6,7,8,9,10}', 3, '{sea-view,pool,terrace,breakfast,bar,air-conditioning,wifi,port-transfer,adults-only}', '{}', '15:00', null, '11:00', null, null, 4, 'supabase/seed/listings/hotels/folegandros.ts'),
  ('folegandros-karavostasis-pebble-studios', 'Studios by the Port Beach, Karavostasis', 'Στούντιο στην Παραλία του Λιμανιού, Καραβοστάσης', 'Six studios a short way from the ramp, with the village beach in front and Chora by bus.', 'Έξι στούντιο κοντά στον καταπέλτη, με την παραλία του χωριού μπροστά και τη Χώρα με λεωφορείο.', 'It is calmer and less dear than above, and you go up for dinner or repeat the same three menus. A ferry at midnight lights the bedroom like a stage. Late in September the bus thins out.', 'Είναι πιο ήσυχα και πιο φτηνά από πάνω, αλλά για βραδινό ή ανεβαίνετε ή ξαναδιαβάζετε τους ίδιους τρεις καταλόγους. Ένα πλοίο τα μεσάνυχτα φωτίζει το δωμάτιο σαν σκηνή. Προς το τέλος Σεπτεμβρίου τα λεωφορεία αραιώνουν.', null, true, true, '[]', null, null, '2026-11-22', 'folegandros', 'Karavostasis', 'Καραβοστάσης', 36.6152, 24.9491, 'studios', 'keys-2', null, null, null, 6500, 9500, 14000, '{4,5,6,7,8,9,10}', 4, '{sea-view,kitchen,air-conditioning,wifi,terrace,family-rooms}', '{ground-floor-room}', '14:00', '22:00', '11:00', 4, 4, 4, 'supabase/seed/listings/hotels/folegandros.ts'),
  ('folegandros-ano-meria-threshing-floor', 'House at a Threshing Floor, Ano Meria', 'Σπίτι σ’ ένα Αλώνι, Άνω Μεριά', 'A farmhouse of two rooms on the ridge, with a walled lemon tree and the sea on both sides.', 'Αγροτόσπιτο με δύο δωμάτια στη ράχη, με μαντρωμένη λεμονιά και θάλασσα κι από τις δυο μεριές.', 'Water comes from a cistern, so showers are short. Nothing stops the wind up here, and in July sleep is better on the south side. Matsata is ten minutes along the road, and the bus passes when it passes.', 'Το νερό είναι από στέρνα, γι’ αυτό τα ντους είναι σύντομα. Εδώ τον αέρα δεν τον σταματά τίποτα, και τον Ιούλιο κοιμάστε καλύτερα από τη νότια μεριά. Για ματσάτα περπατάτε δέκα λεπτά στον δρόμο, και το λεωφορείο περνά όποτε περάσει.', null, true, true, '[]', null, null, '2026-11-22', 'folegandros', 'Ano Meria', 'Άνω Μεριά', 36.6445, 24.8828, 'villa', null, null, null, null, 11500, 17000, 24500, '{5,6,7,8,9}', 4, '{sea-view,terrace,kitchen,wifi,parking,pets,quiet}', '{ground-floor-room}', '15:00', '20:00', '10:30', null, null, 6, 'supabase/seed/listings/hotels/folegandros.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/folegandros.ts' and slug not in (select slug from records)
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
