-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/sifnos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('sifnos-apollonia-steno-rooms', 'Rooms off the Steno, Apollonia', 'Δωμάτια δίπλα στο Στενό, Απολλωνία', 'Six rooms a few steps from the lane where the whole island walks in the evening.', 'Έξι δωμάτια λίγα βήματα από το στενό όπου κάνει βόλτα το βράδυ όλο το νησί.', 'Four minutes to the buses, which go everywhere. In August the lane talks until three and one bar plays on. The rooms are whitewashed inside too, so lean your rucksack on something else.', 'Τέσσερα λεπτά ως τα λεωφορεία, που πάνε παντού. Τον Αύγουστο το στενό έχει φωνές ως τις τρεις, και ένα μπαρ συνεχίζει. Τα δωμάτια είναι ασβεστωμένα και μέσα: ακουμπήστε το σακίδιο αλλού.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'sifnos', 'Apollonia', 'Απολλωνία', 36.9754, 24.7235, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 6000::integer, 8500::integer, 12500::integer, '{4,5,6,7,8,9,10}'::smallint[], 3, '{air-conditioning,wifi,terrace}'::text[], '{}'::text[], '14:00', '22:00', '11:00', null::smallint, null::smallint, 4::smallint, 'supabase/seed/listings/hotels/sifnos.ts'),
  ('sifnos-artemonas-garden-mansion', 'Captain’s House with Almond Trees, Artemonas', 'Καπετανόσπιτο με Αμυγδαλιές, Αρτεμώνας', 'Eight rooms round a garden in the upper village, ten minutes on foot from Apollonia.', 'Οχτώ δωμάτια γύρω από κήπο στο πάνω χωριό, δέκα λεπτά με τα πόδια από την Απολλωνία.', 'Cars stay on the square; a man with a mule, and on Sundays nobody, brings the cases. Rooms on the lane have shutters and no view. The bakery with the almond sweets is between you and every good intention.', 'Τα αυτοκίνητα μένουν στην πλατεία· τις βαλίτσες τις φέρνει ένας με μουλάρι, την Κυριακή κανείς. Τα δωμάτια προς το σοκάκι έχουν παντζούρια και καμία θέα. Στον δρόμο σας έχετε κάθε πρωί το ζαχαροπλαστείο με τα αμυγδαλωτά.', null, true, true, '[]', null, null, '2026-11-22', 'sifnos', 'Artemonas', 'Αρτεμώνας', 36.9826, 24.7263, 'guesthouse', 'keys-4', null, null, null, 16000, 23500, 33000, '{4,5,6,7,8,9,10}', 3, '{garden,terrace,breakfast,air-conditioning,heating,wifi,quiet,adults-only}', '{}', '15:00', '21:00', '11:00', null, null, 5, 'supabase/seed/listings/hotels/sifnos.ts'),
  ('sifnos-kamares-rooms-on-beach', 'Rooms along the Sand, Kamares', 'Δωμάτια στην Άμμο, Καμάρες', 'Nine rooms at the port beach: off the boat, five minutes, into the water.', 'Εννέα δωμάτια στην παραλία του λιμανιού: από το πλοίο, πέντε λεπτά, στο νερό.', 'You need no car and see the ferries turn. Between them the hills keep the wind off and the heat in, and at noon the ground floor is an oven without the machine. The bus to Apollonia leaves from the quay.', 'Αυτοκίνητο δεν θέλετε, και βλέπετε τα πλοία να μανουβράρουν. Οι δυο λόφοι κόβουν τον αέρα και κρατούν τη ζέστη: το μεσημέρι το ισόγειο χωρίς κλιματισμό δεν αντέχεται. Το λεωφορείο για την Απολλωνία φεύγει από την προβλήτα.', null, true, true, '[]', null, null, '2026-11-22', 'sifnos', 'Kamares', 'Καμάρες', 36.9902, 24.6776, 'rooms', 'keys-1', null, null, 4000, 5500, 7800, 11500, '{3,4,5,6,7,8,9,10,11}', 4, '{sea-view,beachfront,air-conditioning,wifi,family-rooms,luggage-storage}', '{step-free-entrance,ground-floor-room}', '13:00', '23:00', '11:00', 1, 5, 5, 'supabase/seed/listings/hotels/sifnos.ts'),
  ('sifnos-platis-gialos-tamarisk-hotel', 'Hotel on the Long Sand, Platis Gialos', 'Ξενοδοχείο στη Μεγάλη Αμμουδιά, Πλατύς Γιαλός', 'Twenty rooms in two floors along the sand, with tamarisks, a taverna and the bus at the back.', 'Είκοσι δωμάτια σε δύο ορόφους πάνω στην άμμο, με αρμυρίκια, ταβέρνα και το λεωφορείο από πίσω.', 'Small children do well here; upper rooms are reached by an outside stair. Sunbeds are set out under the windows at eight. In the second half of October half the beach is boarded up, and the price says so only if you ask.', 'Για μικρά παιδιά βολεύει· στον όροφο ανεβαίνετε από εξωτερική σκάλα. Στις οχτώ στρώνουν ξαπλώστρες κάτω από τα παράθυρα. Το δεύτερο μισό του Οκτωβρίου η μισή παραλία έχει κλείσει, και η τιμή πέφτει μόνο αν ρωτήσετε.', null, true, true, '[]', null, null, '2026-11-22', 'sifnos', 'Platis Gialos', 'Πλατύς Γιαλός', 36.9313, 24.7294, 'hotel', 'stars-3', null, null, null, 11000, 15500, 23000, '{5,6,7,8,9,10}', 4, '{sea-view,beachfront,restaurant,breakfast,air-conditioning,wifi,parking,family-rooms,cots}', '{step-free-entrance,ground-floor-room}', '14:00', '22:00', '11:00', 1, null, 3, 'supabase/seed/listings/hotels/sifnos.ts'),
  ('sifnos-vathi-potters-cove-house', 'House near the Potteries, Vathi', 'Σπίτι κοντά στα Τσικαλαριά, Βαθύ', 'Two bedrooms and a terrace over a round bay, seven minutes from the beach and its tavernas.', 'Δύο υπνοδωμάτια και βεράντα πάνω από κλειστό κόλπο, εφτά λεπτά από την παραλία και τις ταβέρνες.', 'A bakery van comes, tavernas are on the sand, and that is the village. The bus takes half an hour to Apollonia and has an early last run. Mosquitoes like the stream behind the house as much as you like the bay in front.', 'Περνά το αυτοκίνητο του φούρνου, οι ταβέρνες είναι στην άμμο, και το χωριό τελειώνει εκεί. Το λεωφορείο για την Απολλωνία θέλει μισή ώρα, και το τελευταίο φεύγει νωρίς. Πίσω από το σπίτι είναι το ρέμα, με τα κουνούπια του.', null, true, true, '[]', null, null, '2026-11-22', 'sifnos', 'Vathi', 'Βαθύ', 36.9338, 24.69, 'villa', 'keys-3', null, null, null, 10500, 15500, 22000, '{5,6,7,8,9}', 5, '{sea-view,kitchen,air-conditioning,wifi,terrace,parking}', '{ground-floor-room}', '15:00', '20:00', '10:00', 7, null, 6, 'supabase/seed/listings/hotels/sifnos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/sifnos.ts' and slug not in (select slug from records)
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
