-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/ios.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('ios-chora-windmill-rooms', 'Rooms by the Windmills, Chora', 'Δωμάτια κοντά στους Μύλους, Χώρα', 'Six rooms on the upper edge of Chora, a few lanes away from the bars and still within hearing.', 'Έξι δωμάτια στην πάνω άκρη της Χώρας, λίγα σοκάκια από τα μπαρ και πάλι μέσα στη φασαρία.', 'In June and September you sleep; from mid-July to mid-August the bass stops at five. Ninety steps up from the bus stop, the last of them high. The bay lies below the terrace, and that is where you will have breakfast if you bring it.', 'Ιούνιο και Σεπτέμβριο κοιμάστε· από τα μέσα Ιουλίου ως τα μέσα Αυγούστου τα μπάσα σταματούν στις πέντε. Από τη στάση ανεβαίνετε ενενήντα σκαλιά, τα τελευταία ψηλά. Ο κόλπος είναι κάτω από τη βεράντα, όπου τρώτε πρωινό, αν το φέρετε.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'ios', 'Chora', 'Χώρα', 36.7239, 25.2835, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 5500::integer, 8000::integer, 12000::integer, '{4,5,6,7,8,9,10}'::smallint[], 3, '{sea-view,air-conditioning,wifi,terrace}'::text[], '{}'::text[], '14:00', '23:00', '11:00', 25::smallint, 28::smallint, 8::smallint, 'supabase/seed/listings/hotels/ios.ts'),
  ('ios-gialos-harbour-hotel', 'Hotel beside the Yachts, Gialos', 'Ξενοδοχείο δίπλα στα Σκάφη, Γιαλός', 'Twenty rooms on flat ground at the port, for those who would rather hear halyards than music.', 'Είκοσι δωμάτια σε ίσιωμα στο λιμάνι, για όσους προτιμούν τα ξάρτια από τη μουσική.', 'The bus up to Chora passes the door until late, and the beach is five minutes round the bay. Ferries tie up close by and lower the ramp with a bang. In the first week of May not every shutter on the front is open yet.', 'Το λεωφορείο για τη Χώρα περνά από την πόρτα ως αργά, και η παραλία είναι πέντε λεπτά γύρω από τον κόλπο. Τα πλοία δένουν κοντά και ρίχνουν τον καταπέλτη με θόρυβο. Την πρώτη εβδομάδα του Μαΐου δεν έχουν ανοίξει όλα στην προκυμαία.', null, true, true, '[]', null, null, '2026-11-22', 'ios', 'Gialos', 'Γιαλός', 36.7253, 25.2735, 'hotel', 'stars-3', null, null, null, 9000, 13000, 18000, '{4,5,6,7,8,9,10}', 4, '{sea-view,pool,breakfast,bar,air-conditioning,wifi,family-rooms,port-transfer}', '{step-free-entrance,ground-floor-room}', '14:00', null, '11:00', 5, 4, 3, 'supabase/seed/listings/hotels/ios.ts'),
  ('ios-mylopotas-tents-and-cabins', 'Tents and Cabins on the Sand, Mylopotas', 'Σκηνές και Καμπίνες στην Άμμο, Μυλοπότας', 'Pitches and wooden cabins behind the beach, with a pool, a kitchen and people in their twenties.', 'Θέσεις για σκηνές και ξύλινες καμπίνες πίσω από την παραλία, με πισίνα, κουζίνα και παρέες εικοσάρηδων.', 'Trees shade half the pitches, the other half you get by coming late. The pool has music from noon. Buses run to Chora deep into the night in August; in May the last one is early and the walk home is all stairs.', 'Οι μισές θέσεις έχουν σκιά από δέντρα, οι άλλες μισές είναι για όσους έρχονται αργά. Από το μεσημέρι η πισίνα έχει μουσική. Τον Αύγουστο τα λεωφορεία για τη Χώρα πάνε ως βαθιά τη νύχτα· τον Μάιο το τελευταίο φεύγει νωρίς, και με τα πόδια είναι όλο σκάλες.', null, true, true, '[]', null, null, '2026-11-22', 'ios', 'Mylopotas', 'Μυλοπότας', 36.7132, 25.2949, 'campsite', null, null, null, null, 2200, 3000, 4000, '{5,6,7,8,9}', 4, '{beachfront,pool,restaurant,bar,shared-kitchen,wifi,luggage-storage,port-transfer}', '{step-free-entrance,ground-floor-room}', '12:00', null, '11:00', 2, null, 3, 'supabase/seed/listings/hotels/ios.ts'),
  ('ios-mylopotas-slope-suites', 'Suites above the Bay, Mylopotas', 'Σουίτες πάνω από τον Κόλπο, Μυλοπότας', 'Sixteen suites on the slope at the end of the beach, each with a terrace and a view of the water.', 'Δεκαέξι σουίτες στην πλαγιά στην άκρη της παραλίας, η καθεμιά με βεράντα και θέα στο νερό.', 'An electric cart does the ramp between reception and room, since the slope is one in six. The lower row catches beach bars until eight. For a quiet swim the driver takes you to Manganari at ten and fetches you at four, not sooner.', 'Από τη ρεσεψιόν ως το δωμάτιο πάτε με ηλεκτρικό αμαξάκι, γιατί η ράμπα είναι απότομη. Η κάτω σειρά ακούει τα μπιτς μπαρ ως τις οχτώ. Για ήσυχο μπάνιο ο οδηγός σάς αφήνει στις δέκα στο Μαγγανάρι και έρχεται στις τέσσερις, όχι νωρίτερα.', null, true, true, '[]', null, null, '2026-11-22', 'ios', 'Mylopotas', 'Μυλοπότας', 36.7142, 25.294, 'hotel', 'stars-4', null, null, null, 17000, 24500, 35000, '{5,6,7,8,9,10}', 3, '{sea-view,pool,terrace,breakfast,restaurant,air-conditioning,wifi,parking,port-transfer,airport-transfer}', '{accessible-parking}', '15:00', null, '11:00', 7, null, 7, 'supabase/seed/listings/hotels/ios.ts'),
  ('ios-psathi-valley-house', 'House in the Green Valley, Psathi', 'Σπίτι στην Πράσινη Ρεματιά, Ψάθη', 'Two bedrooms and an orchard near an east-coast beach, half an hour by car from Chora.', 'Δύο κρεβατοκάμαρες και περιβόλι κοντά σε παραλία της ανατολικής ακτής, μισή ώρα από τη Χώρα με αυτοκίνητο.', 'There is a taverna in season, no shop, and the telephone works at the gate. Fill the boot in Chora before you drive over. With the meltemi waves run along the bay, and body boards do better than swimmers.', 'Το καλοκαίρι έχει μια ταβέρνα, μαγαζί κανένα, και το τηλέφωνο πιάνει στην αυλόπορτα. Γεμίστε το πορτμπαγκάζ στη Χώρα πριν έρθετε. Με μελτέμι ο κόλπος έχει κύμα, και τα πάνε καλύτερα οι σανίδες από τους κολυμβητές.', null, true, true, '[]', null, null, '2026-11-22', 'ios', 'Psathi', 'Ψάθη', 36.7355, 25.3629, 'villa', null, null, null, null, 8000, 12000, 17000, '{5,6,7,8,9}', 5, '{garden,terrace,kitchen,air-conditioning,parking,pets,quiet}', '{ground-floor-room}', '15:00', '19:00', '10:00', 4, null, null, 'supabase/seed/listings/hotels/ios.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/ios.ts' and slug not in (select slug from records)
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
