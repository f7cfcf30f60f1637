-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/kythnos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('kythnos-merichas-bay-rooms', 'Rooms on the Hill over the Port, Merichas', 'Δωμάτια στον Λόφο πάνω από το Λιμάνι, Μέριχας', 'Seven rooms five steep minutes from the ferry, with the evening sun on the balconies.', 'Εφτά δωμάτια πέντε ανηφορικά λεπτά από το πλοίο, με τον απογευματινό ήλιο στα μπαλκόνια.', 'The bay has a small beach for the hour before sailing; for Kolona take the boat or the dirt road. Weekend guests from Attica park where they find room, which is across your gate. By November two tavernas are left.', 'Για την ώρα πριν από το πλοίο ο κόλπος έχει μια μικρή παραλία· για την Κολόνα πάρτε το καραβάκι ή τον χωματόδρομο. Τα Σαββατοκύριακα παρκάρουν όπου βρουν, δηλαδή μπροστά στην πόρτα σας. Τον Νοέμβριο μένουν δυο ταβέρνες.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'kythnos', 'Merichas', 'Μέριχας', 37.3917, 24.398, 'rooms', 'keys-2', null::numeric, null::integer, 3500::integer, 5000::integer, 7200::integer, 10500::integer, '{3,4,5,6,7,8,9,10,11}'::smallint[], 3, '{sea-view,air-conditioning,wifi,luggage-storage}'::text[], '{}'::text[], '13:00', '22:00', '11:00', 5::smallint, 5::smallint, 4::smallint, 'supabase/seed/listings/hotels/kythnos.ts'),
  ('kythnos-loutra-hot-spring-hotel', 'Hotel by the Hot Springs, Loutra', 'Ξενοδοχείο στις Θερμές Πηγές, Λουτρά', 'Twenty rooms four minutes from the place where hot water runs into the sea.', 'Είκοσι δωμάτια τέσσερα λεπτά από εκεί που το ζεστό νερό τρέχει στη θάλασσα.', 'Two bathrooms have rails and a level shower, for half of the guests come for their knees. In the warm pool of pebbles you sit shoulder to shoulder in August. The yacht harbour hums: refrigerators, generators, now and then a guitar.', 'Δύο μπάνια έχουν λαβές και ντους χωρίς σκαλί, γιατί οι μισοί πελάτες έρχονται για τα γόνατά τους. Τον Αύγουστο στη γούρνα με τα βότσαλα κάθεστε ώμο με ώμο. Η μαρίνα βουίζει: ψυγεία, γεννήτριες, πότε πότε και μια κιθάρα.', null, true, true, '[]', null, null, '2026-11-22', 'kythnos', 'Loutra', 'Λουτρά', 37.443, 24.4253, 'hotel', 'stars-3', null, null, 5000, 7000, 10000, 14500, '{4,5,6,7,8,9,10,11}', 4, '{breakfast,air-conditioning,heating,wifi,spa,parking,family-rooms}', '{step-free-entrance,ground-floor-room,lift,roll-in-shower,grab-rails}', '13:00', null, '11:00', 4, null, 3, 'supabase/seed/listings/hotels/kythnos.ts'),
  ('kythnos-dryopida-ravine-house', 'House under Red Tiles, Dryopida', 'Σπίτι με Κόκκινα Κεραμίδια, Δρυοπίδα', 'A village house for four on the ravine, without cars, without sea and with a wood stove.', 'Σπίτι του χωριού για τέσσερις πάνω στη ρεματιά, χωρίς αυτοκίνητα, χωρίς θάλασσα και με ξυλόσομπα.', 'Sixty steps from the road, and the last doorway is one metre seventy high. The bus comes through a few times a day. People sit in the square till late, say good evening and expect it back.', 'Από τον δρόμο εξήντα σκαλιά, και η τελευταία πόρτα είναι ένα κι εβδομήντα. Το λεωφορείο περνά λίγες φορές τη μέρα. Στην πλατεία κάθονται ως αργά, λένε καλησπέρα και την περιμένουν πίσω.', null, true, true, '[]', null, null, '2026-11-22', 'kythnos', 'Dryopida', 'Δρυοπίδα', 37.3828, 24.429, 'villa', 'keys-2', null, null, null, 6200, 8800, 12500, '{1,2,3,4,5,6,7,8,9,10,11,12}', 4, '{terrace,kitchen,heating,wifi,quiet,pets}', '{}', '15:00', '20:00', '11:00', null, null, 6, 'supabase/seed/listings/hotels/kythnos.ts'),
  ('kythnos-kanala-pine-studios', 'Studios among the Pines, Kanala', 'Στούντιο στα Πεύκα, Κανάλα', 'Eight studios near the church of the Panagia, with coves on both sides of the headland.', 'Οχτώ στούντιο κοντά στην Παναγία, με κολπάκια από τις δυο πλευρές του κάβου.', 'Pines mean shade, needles and resin on the car. For the feast on 15 August the whole island comes, and nobody sleeps that night. In early June you have the mini market’s cat for company.', 'Πεύκα σημαίνει σκιά, βελόνες και ρετσίνι στο αυτοκίνητο. Τον Δεκαπενταύγουστο στο πανηγύρι έρχεται όλο το νησί, και εκείνη τη νύχτα δεν κοιμάται κανείς. Στις αρχές Ιουνίου παρέα σάς κάνει η γάτα του παντοπωλείου.', null, true, true, '[]', null, null, '2026-11-22', 'kythnos', 'Kanala', 'Κανάλα', 37.3483, 24.4379, 'studios', 'keys-2', null, null, null, 5500, 8000, 11800, '{5,6,7,8,9}', 4, '{sea-view,kitchen,air-conditioning,wifi,parking,family-rooms}', '{step-free-entrance,ground-floor-room}', '14:00', '21:00', '10:30', 7, null, 4, 'supabase/seed/listings/hotels/kythnos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/kythnos.ts' and slug not in (select slug from records)
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
