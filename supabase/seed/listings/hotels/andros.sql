-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/andros.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('andros-chora-headland-mansion', 'Mansion on the Marble Street, Chora', 'Αρχοντικό στον Μαρμάρινο Δρόμο, Χώρα', 'Seven rooms in a shipowner’s house on the headland, beyond the square where cars stop.', 'Εφτά δωμάτια σε εφοπλιστικό σπίτι πάνω στο ακρωτήρι, πέρα από την πλατεία όπου σταματούν τα αυτοκίνητα.', 'The ferry lands at Gavrio, an hour away by bus, and the bus meets most boats but not the last. Inside, a spiral stair and low doors. In November the town is open when the beaches are not, and the museum street is yours.', 'Το πλοίο πιάνει στο Γαύριο, μία ώρα με το λεωφορείο, που περιμένει τα περισσότερα πλοία, όχι όμως το τελευταίο. Μέσα έχει στριφτή σκάλα και χαμηλές πόρτες. Τον Νοέμβριο η πόλη έχει ζωή ενώ οι παραλίες όχι, και ο δρόμος των μουσείων είναι δικός σας.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'andros', 'Chora', 'Χώρα', 37.8385, 24.9386, 'guesthouse', 'keys-4', null::numeric, null::integer, 8500::integer, 12000::integer, 17500::integer, 24000::integer, '{2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 3, '{terrace,breakfast,air-conditioning,heating,wifi}'::text[], '{}'::text[], '14:00', '21:00', '11:00', 9::smallint, null::smallint, 5::smallint, 'supabase/seed/listings/hotels/andros.ts'),
  ('andros-batsi-harbour-studios', 'Stepped Studios, Batsi', 'Στούντιο στα Σκαλοπάτια, Μπατσί', 'Ten studios climbing the hill behind the harbour, the higher the wider the view.', 'Δέκα στούντιο που ανεβαίνουν τον λόφο πίσω από το λιμανάκι· όσο πιο ψηλά, τόσο ανοίγει η θέα.', 'The top row is one hundred and twelve steps up, without a short cut. Evening on the front is lively and ends by two. Bring a torch: the lamp on the third landing has been about to be mended for some years.', 'Η πάνω σειρά είναι εκατόν δώδεκα σκαλιά, χωρίς άλλο δρόμο. Το βράδυ κάτω έχει κίνηση ως τις δύο. Φέρτε φακό: η λάμπα στο τρίτο πλατύσκαλο περιμένει χρόνια να την αλλάξουν.', null, true, true, '[]', null, null, '2026-11-22', 'andros', 'Batsi', 'Μπατσί', 37.859, 24.7867, 'studios', 'keys-2', null, null, null, 6000, 8800, 12800, '{4,5,6,7,8,9,10}', 4, '{sea-view,kitchen,air-conditioning,wifi,terrace,family-rooms}', '{}', '14:00', '22:00', '10:30', 5, null, 4, 'supabase/seed/listings/hotels/andros.ts'),
  ('andros-gavrio-early-boat-rooms', 'Rooms for the Early Boat, Gavrio', 'Δωμάτια για το Πρωινό Πλοίο, Γαύριο', 'Eight rooms five minutes from the ramp, for one night before the first ferry to Rafina.', 'Οχτώ δωμάτια πέντε λεπτά από τον καταπέλτη, για μία νύχτα πριν από το πρώτο πλοίο για τη Ραφήνα.', 'Clean, tiled, lit by a tube. Lorries queue underneath from five, so nobody misses the boat. If you stay longer than two nights you have probably missed a bus to somewhere better for swimming.', 'Καθαρά, με πλακάκι, με λάμπα φθορίου. Από τις πέντε κάνουν ουρά από κάτω τα φορτηγά, και το πλοίο δεν το χάνει κανείς. Για πάνω από δυο νύχτες πάρτε το λεωφορείο και πηγαίνετε κάπου καλύτερα για μπάνιο.', null, true, true, '[]', null, null, '2026-11-22', 'andros', 'Gavrio', 'Γαύριο', 37.8858, 24.7376, 'rooms', 'keys-1', null, null, 3500, 4500, 6500, 9500, '{1,2,3,4,5,6,7,8,9,10,11,12}', 3, '{air-conditioning,heating,wifi,luggage-storage,pets}', '{ground-floor-room}', '12:00', null, '10:00', 16, 5, 4, 'supabase/seed/listings/hotels/andros.ts'),
  ('andros-apikia-spring-hotel', 'Hotel near the Springs, Apikia', 'Ξενοδοχείο κοντά στις Πηγές, Αποίκια', 'Eighteen rooms among walnut and lemon trees over Chora, for people who came to walk.', 'Δεκαοχτώ δωμάτια ανάμεσα σε καρυδιές και λεμονιές πάνω από τη Χώρα, για όσους ήρθαν να περπατήσουν.', 'Paths start at the gate, and boots may stay in the hall. Down to the sea is four kilometres, up again the same. Fog lies on the village in April, when the towels take two days to dry.', 'Τα μονοπάτια ξεκινούν από την πόρτα, και οι μπότες μένουν στο χολ. Ως τη θάλασσα είναι τέσσερα χιλιόμετρα, και άλλα τόσα πίσω. Τον Απρίλιο κάθεται ομίχλη στο χωριό, και οι πετσέτες στεγνώνουν σε δυο μέρες.', null, true, true, '[]', null, null, '2026-11-22', 'andros', 'Apikia', 'Αποίκια', 37.8506, 24.9083, 'hotel', 'stars-3', null, null, null, 8500, 12000, 16500, '{4,5,6,7,8,9,10}', 4, '{garden,restaurant,breakfast,pool,air-conditioning,heating,wifi,parking,family-rooms,quiet}', '{accessible-parking}', '14:00', '22:00', '11:00', null, null, 5, 'supabase/seed/listings/hotels/andros.ts'),
  ('andros-ormos-korthiou-promenade-rooms', 'Rooms along the Promenade, Ormos Korthiou', 'Δωμάτια στον Παραλιακό, Όρμος Κορθίου', 'Five rooms on the front of a working village in the south-east, level with the sea.', 'Πέντε δωμάτια στην παραλία ενός χωριού με ζωή στα νοτιοανατολικά, στο ύψος της θάλασσας.', 'The bay takes the wind head-on and belongs to windsurfers in July. You eat where the builders and the priest eat. The port is an hour and a quarter off, with one or two buses, so this is a place to stay put in.', 'Ο κόλπος παίρνει τον αέρα κατάματα, και τον Ιούλιο τον έχουν οι σέρφερ. Τρώτε όπου τρώνε οι μάστορες κι ο παπάς. Το λιμάνι είναι μία ώρα και ένα τέταρτο δρόμος με ένα δυο λεωφορεία, γι’ αυτό εδώ έρχεστε για να μείνετε.', null, true, true, '[]', null, null, '2026-11-22', 'andros', 'Ormos Korthiou', 'Όρμος Κορθίου', 37.7734, 24.9504, 'rooms', 'keys-2', null, null, null, 5200, 7400, 10500, '{3,4,5,6,7,8,9,10,11}', 3, '{sea-view,air-conditioning,wifi,pets}', '{step-free-entrance,ground-floor-room}', '14:00', '21:00', '11:00', 22, null, 4, 'supabase/seed/listings/hotels/andros.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/andros.ts' and slug not in (select slug from records)
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
