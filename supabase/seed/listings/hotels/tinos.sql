-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/tinos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('tinos-chora-pilgrims-street-hotel', 'Hotel on the Pilgrims’ Street, Chora', 'Ξενοδοχείο στον Δρόμο του Προσκυνήματος, Χώρα', 'Twenty-four rooms on the street that climbs to the church, seven minutes from the boats.', 'Είκοσι τέσσερα δωμάτια στον δρόμο που ανεβαίνει στην εκκλησία, εφτά λεπτά από τα πλοία.', 'A strip of carpet runs past the door for those who go up on their knees. On 25 March and 15 August every bed is taken months before. The lift is narrow, and the candle shops opposite open at six.', 'Μπροστά στην πόρτα περνά ο διάδρομος για όσους ανεβαίνουν γονατιστοί. Στις 25 Μαρτίου και τον Δεκαπενταύγουστο δεν υπάρχει κρεβάτι μήνες πριν. Το ασανσέρ είναι στενό, και τα μαγαζιά με τα κεριά απέναντι ανοίγουν στις έξι.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'tinos', 'Chora', 'Χώρα', 37.5405, 25.1627, 'hotel', 'stars-2', null::numeric, null::integer, 4500::integer, 6000::integer, 8500::integer, 12500::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 4, '{breakfast,air-conditioning,heating,wifi,family-rooms,luggage-storage}'::text[], '{step-free-entrance,lift}'::text[], '13:00', null, '11:00', 22::smallint, 7::smallint, 6::smallint, 'supabase/seed/listings/hotels/tinos.ts'),
  ('tinos-pyrgos-marble-carvers-house', 'House among the Carvers, Pyrgos', 'Σπίτι στους Μαρμαράδες, Πύργος', 'Three rooms with marble sills near the square of the plane tree, an hour from the port by bus.', 'Τρία δωμάτια με μαρμάρινα πρέκια κοντά στην πλατεία με τον πλάτανο, μία ώρα με λεωφορείο από το λιμάνι.', 'Chisels start at eight, which is pleasant for a week. Thirty steps from the car park, all of marble and slippery after rain. The last bus is before dinner, so have a car or stay in the village with it.', 'Στις οχτώ πιάνουν δουλειά τα καλέμια, που για μια εβδομάδα ακούγονται ευχάριστα. Από το πάρκινγκ τριάντα σκαλιά, όλα μαρμάρινα, γλιστερά μετά τη βροχή. Το τελευταίο λεωφορείο φεύγει πριν από το βραδινό: πάρτε αυτοκίνητο ή μείνετε για φαγητό στο χωριό.', null, true, true, '[]', null, null, '2026-11-22', 'tinos', 'Pyrgos', 'Πύργος', 37.6408, 25.0414, 'guesthouse', 'keys-3', null, null, 5500, 7500, 11000, 15000, '{3,4,5,6,7,8,9,10,11}', 4, '{terrace,breakfast,kitchen,heating,air-conditioning,wifi,quiet}', '{}', '14:00', '20:00', '11:00', null, null, 5, 'supabase/seed/listings/hotels/tinos.ts'),
  ('tinos-agios-fokas-beach-apartments', 'Apartments at the Long Beach, Agios Fokas', 'Διαμερίσματα στη Μεγάλη Παραλία, Άγιος Φωκάς', 'Eight apartments across the road from two kilometres of sand and pebble, close to town.', 'Οχτώ διαμερίσματα απέναντι από δύο χιλιόμετρα άμμο και βότσαλο, κοντά στη Χώρα.', 'The road in between has traffic from nine to seven. Half an hour on foot along the shore brings you to the ferries. When it blows, and on this island it blows, the sand comes to lunch.', 'Ο δρόμος ανάμεσα έχει κίνηση από τις εννέα ως τις εφτά. Στα πλοία φτάνετε σε μισή ώρα με τα πόδια από την ακτή. Όταν φυσά, και η Τήνος φυσά, η άμμος έρχεται στο τραπέζι.', null, true, true, '[]', null, null, '2026-11-22', 'tinos', 'Agios Fokas', 'Άγιος Φωκάς', 37.5328, 25.1735, 'studios', 'keys-2', null, null, null, 6500, 9200, 13500, '{4,5,6,7,8,9,10}', 5, '{sea-view,kitchen,air-conditioning,wifi,parking,family-rooms,cots}', '{step-free-entrance,ground-floor-room}', '14:00', '22:00', '10:30', 3, null, 5, 'supabase/seed/listings/hotels/tinos.ts'),
  ('tinos-kardiani-spring-house', 'House with a Running Spring, Kardiani', 'Σπίτι με Τρεχούμενο Νερό, Καρδιανή', 'A house for four under the trees of Kardiani, with a terrace that looks over to Syros.', 'Σπίτι για τέσσερις κάτω από τα δέντρα της Καρδιανής, με βεράντα που βλέπει τη Σύρο.', 'Leave the car on the main road and walk down eighty steps; a trolley is no help here. Water runs beside the bedroom day and night, and some guests count that as noise. One taverna, no shop, a beach twenty minutes away by car.', 'Αφήνετε το αυτοκίνητο στον δρόμο και κατεβαίνετε ογδόντα σκαλιά· καρότσι εδώ δεν βοηθά. Δίπλα στο υπνοδωμάτιο τρέχει νερό μέρα νύχτα, και μερικοί το λένε θόρυβο. Μία ταβέρνα, μαγαζί κανένα, και για μπάνιο είκοσι λεπτά με το αυτοκίνητο.', null, true, true, '[]', null, null, '2026-11-22', 'tinos', 'Kardiani', 'Καρδιανή', 37.604, 25.0746, 'villa', 'keys-3', null, null, null, 12500, 18000, 25000, '{4,5,6,7,8,9,10}', 4, '{sea-view,terrace,kitchen,air-conditioning,wifi,quiet}', '{}', '15:00', '20:00', '10:30', null, null, 6, 'supabase/seed/listings/hotels/tinos.ts'),
  ('tinos-panormos-quay-rooms', 'Rooms on the Fishermen’s Quay, Panormos', 'Δωμάτια στην Προκυμαία των Ψαράδων, Πάνορμος', 'Five rooms over two tavernas in the north-western bay, with boats tied up below the balcony.', 'Πέντε δωμάτια πάνω από δυο ταβέρνες στον βορειοδυτικό κόλπο, με τις βάρκες κάτω από το μπαλκόνι.', 'You smell the grill from one o’clock and hear the last table leave. Rochari is a quarter of an hour on the track over the headland and open to the waves. Shut from October, like nearly everything on this bay.', 'Από τη μία μυρίζετε τη σχάρα και ακούτε το τελευταίο τραπέζι να φεύγει. Το Ροχάρι είναι ένα τέταρτο από τον χωματόδρομο του κάβου, και το χτυπά το κύμα. Από τον Οκτώβριο κλειστά, όπως σχεδόν όλα στον κόλπο.', null, true, true, '[]', null, null, '2026-11-22', 'tinos', 'Panormos', 'Πάνορμος', 37.6539, 25.0515, 'rooms', 'keys-1', null, null, null, 5000, 7200, 10000, '{5,6,7,8,9}', 3, '{sea-view,air-conditioning,wifi}', '{ground-floor-room}', '13:00', '21:00', '11:00', 15, null, 3, 'supabase/seed/listings/hotels/tinos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/tinos.ts' and slug not in (select slug from records)
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
