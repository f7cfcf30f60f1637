-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/amorgos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('amorgos-katapola-studios-above-harbour', 'Studios above the Harbour, Katapola', 'Στούντιο πάνω από το Λιμάνι, Κατάπολα', 'Seven studios two lanes up from the quay, with the bay below and Minoa on the hill behind.', 'Εφτά στούντιο δυο στενά πάνω από την προβλήτα, με τον κόλπο από κάτω και τη Μινώα στον λόφο πίσω.', 'The big boat comes at two or three in the morning, and somebody meets it if you have written. Thirty-five steps with luggage. There is a scrap of beach in the village; for a proper swim take the small boat to Maltezi.', 'Το μεγάλο πλοίο φτάνει στις δύο με τρεις τη νύχτα, και κάποιος σας περιμένει αν το έχετε γράψει. Με τις βαλίτσες, τριάντα πέντε σκαλιά. Μέσα στο χωριό η παραλία είναι μια λωρίδα· για σωστό μπάνιο πάρτε το καραβάκι για το Μαλτέζι.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'amorgos', 'Katapola', 'Κατάπολα', 36.8269, 25.8655, 'studios', 'keys-2', null::numeric, null::integer, null::integer, 5500::integer, 8000::integer, 11500::integer, '{4,5,6,7,8,9,10}'::smallint[], 3, '{sea-view,kitchen,air-conditioning,wifi,terrace}'::text[], '{}'::text[], '14:00', '22:00', '11:00', null::smallint, 5::smallint, 4::smallint, 'supabase/seed/listings/hotels/amorgos.ts'),
  ('amorgos-chora-rooms-with-yard', 'Rooms with a Yard, Chora', 'Δωμάτια με Αυλή, Χώρα', 'Four rooms round a whitewashed yard, out of sight of the sea and out of the wind.', 'Τέσσερα δωμάτια γύρω από ασβεστωμένη αυλή, χωρίς θέα στη θάλασσα και χωρίς αέρα.', 'You walk in from the car park through lanes one suitcase wide. Evenings call for a jacket even in July. The bus goes down to Katapola and Agia Anna; the steps to the monastery start above the village and have no shade.', 'Από το πάρκινγκ μπαίνετε από σοκάκια στο φάρδος μιας βαλίτσας. Τα βράδια θέλουν ζακέτα και τον Ιούλιο. Το λεωφορείο κατεβαίνει στα Κατάπολα και στην Αγία Άννα· τα σκαλιά για το μοναστήρι αρχίζουν πάνω από το χωριό και δεν έχουν σκιά.', null, true, true, '[]', null, null, '2026-11-22', 'amorgos', 'Chora', 'Χώρα', 36.8314, 25.899, 'rooms', 'keys-2', null, null, 3500, 5000, 7200, 10000, '{3,4,5,6,7,8,9,10,11}', 2, '{terrace,air-conditioning,heating,wifi,quiet}', '{}', '14:00', '21:00', '11:00', 35, null, 6, 'supabase/seed/listings/hotels/amorgos.ts'),
  ('amorgos-aegiali-beach-hotel', 'Hotel behind the Sand, Aegiali', 'Ξενοδοχείο πίσω από την Άμμο, Αιγιάλη', 'Twenty-two rooms in rows up the slope, with a pool and the sand of Aegiali below.', 'Είκοσι δύο δωμάτια σε σειρές πάνω στην πλαγιά, με πισίνα και την αμμουδιά της Αιγιάλης από κάτω.', 'The lowest row has no steps, the highest has sixty-four. Walkers leave at seven and scrape their chairs. Check which port your ferry uses: Katapola is three quarters of an hour off by a bus that does not always fit.', 'Η κάτω σειρά δεν έχει σκαλιά, η πάνω έχει εξήντα τέσσερα. Οι πεζοπόροι φεύγουν στις εφτά και σέρνουν καρέκλες. Δείτε σε ποιο λιμάνι πιάνει το πλοίο σας: τα Κατάπολα είναι τρία τέταρτα με λεωφορείο που δεν ταιριάζει πάντα.', null, true, true, '[]', null, null, '2026-11-22', 'amorgos', 'Aegiali (Ormos)', 'Αιγιάλη (Όρμος)', 36.9032, 25.9778, 'hotel', 'stars-3', null, null, null, 9000, 13000, 18500, '{4,5,6,7,8,9,10}', 4, '{sea-view,pool,breakfast,bar,air-conditioning,wifi,parking,family-rooms,port-transfer}', '{ground-floor-room}', '14:00', null, '11:00', 5, 5, 4, 'supabase/seed/listings/hotels/amorgos.ts'),
  ('amorgos-langada-arch-house', 'House over the Arch, Langada', 'Σπίτι πάνω από την Καμάρα, Λαγκάδα', 'Two bedrooms built across a lane of Langada, in the village where the trail to Stavros begins.', 'Δύο υπνοδωμάτια χτισμένα πάνω από ένα σοκάκι, στο χωριό απ’ όπου ξεκινά το μονοπάτι για τον Σταυρό.', 'Donkeys still pass underneath with sacks. You come from the square on foot, uphill, and the kitchen is the size of a ship’s galley. Down to the beach the old paved path takes half an hour, up again a good deal more.', 'Από κάτω περνούν ακόμη γαϊδούρια φορτωμένα. Από την πλατεία έρχεστε με τα πόδια, ανηφόρα, και η κουζίνα είναι σαν πλοίου. Ως την παραλία το καλντερίμι θέλει μισή ώρα, και πίσω αρκετά παραπάνω.', null, true, true, '[]', null, null, '2026-11-22', 'amorgos', 'Langada', 'Λαγκάδα', 36.9067, 25.997, 'villa', null, null, null, null, 7500, 10500, 14500, '{4,5,6,7,8,9,10}', 4, '{terrace,kitchen,heating,wifi,quiet,pets}', '{}', '15:00', '20:00', '11:00', 30, 32, 5, 'supabase/seed/listings/hotels/amorgos.ts'),
  ('amorgos-arkesini-farm-rooms', 'Farm Rooms among Terraces, Arkesini', 'Δωμάτια σε Αγρόκτημα, Αρκεσίνη', 'Four rooms at a farm in the south-west, where dinner is whatever was picked or killed.', 'Τέσσερα δωμάτια σε αγρόκτημα στα νοτιοδυτικά, όπου το βραδινό είναι ό,τι βγάζει το κτήμα.', 'No air conditioning, no television, wireless when the mast is in the mood. Goats go by with bells at five. You need a car, and petrol stations are few, so look at the gauge.', 'Κλιματισμός δεν υπάρχει, τηλεόραση δεν υπάρχει, σήμα πότε ναι, πότε όχι. Στις πέντε περνούν κατσίκια με κουδούνια. Θέλετε αυτοκίνητο, και τα βενζινάδικα είναι λίγα: κοιτάξτε τον δείκτη πριν έρθετε.', null, true, true, '[]', null, null, '2026-11-22', 'amorgos', 'Arkesini', 'Αρκεσίνη', 36.787, 25.8039, 'guesthouse', 'keys-1', null, null, null, 4500, 6200, 8800, '{5,6,7,8,9}', 4, '{garden,breakfast,restaurant,parking,pets,quiet}', '{step-free-entrance,ground-floor-room}', '14:00', '20:00', '11:00', null, null, 8, 'supabase/seed/listings/hotels/amorgos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/amorgos.ts' and slug not in (select slug from records)
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
