-- Written by `npm run listings` from supabase/seed/listings/activities/sikinos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age, seeded_from) as (values
  ('sikinos-old-path-to-episkopi', 'The old path to Episkopi', 'Το παλιό μονοπάτι για την Επισκοπή', 'An hour and a half with the sea on one side, to a mausoleum that became a church.', 'Μιάμιση ώρα με τη θάλασσα στο πλάι, ως ένα μαυσωλείο που έγινε εκκλησία.', 'The first half hour follows the road south-west from Chora, gently uphill; then signs on the right send you on to a narrow, well marked trail along the slope for about an hour. Paros, Sifnos and Folegandros lie opposite. The municipal bus saves you the climb from the port. There is nothing out there to drink, and hardly anybody to ask.', 'Την πρώτη μισή ώρα πάτε στον δρόμο, νοτιοδυτικά της Χώρας, με μαλακή ανηφόρα· μετά οι πινακίδες στα δεξιά σας βγάζουν σε ένα στενό, καλά σημαδεμένο μονοπάτι στην πλαγιά, για μία ώρα περίπου. Απέναντι έχετε Πάρο, Σίφνο και Φολέγανδρο. Την ανηφόρα από το λιμάνι σάς τη γλιτώνει το λεωφορείο του δήμου. Νερό εκεί έξω δεν έχει, ούτε άνθρωπο να ρωτήσετε.', null, false, true, '[]'::jsonb, 'Schalimara, Sikinos: exploring the island', 'https://www.schalimara.de/griechenland/sikinos/die-inselerkundung/', '2026-11-22'::date, 'sikinos', 'Chora', 'Χώρα', 36.6922, 25.1173, 'hike', 'public', 'Upper bus stop of Chora', 'Πάνω στάση της Χώρας', 90, '{}'::text[], 'free', null::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], '{}'::text[], 'moderate', '{}'::text[], '{}'::text[], null::smallint, null::smallint, 'supabase/seed/listings/activities/sikinos.ts'),
  ('sikinos-episkopi-and-the-grave-of-neiko', 'Episkopi and the grave of Neiko', 'Η Επισκοπή και ο τάφος της Νεικούς', 'A Roman tomb of the third century, a church since, and restored after decades behind a fence.', 'Ρωμαϊκός τάφος του τρίτου αιώνα, εκκλησία από τότε, αναστηλωμένη ύστερα από δεκαετίες με κάγκελα.', 'People long called it the Heroon and took it for a sanctuary; an earthquake damaged it, and in 1673 it became a monastery. When it was restored the archaeologists found the hidden grave of a noblewoman, Neiko, with her gold, and in 2022 the work won a Europa Nostra award. Services are held here on 15 August only; whether it is open on your day the town hall knows.', 'Χρόνια το έλεγαν Ηρώο και το νόμιζαν ιερό· το χτύπησε σεισμός και το 1673 έγινε μοναστήρι. Στην αναστήλωση οι αρχαιολόγοι βρήκαν τον κρυμμένο τάφο μιας αρχόντισσας, της Νεικούς, με τα χρυσαφικά της, και το 2022 το έργο πήρε βραβείο Europa Nostra. Λειτουργεί μόνο τον Δεκαπενταύγουστο· αν είναι ανοιχτή τη δική σας μέρα το ξέρει το δημαρχείο.', null, false, true, '[]', 'Travel.gr, The island of Sikinos: traditions and attractions', 'https://travel.gr/en/arts-and-culture-en/the-island-of-sikinos-timeless-traditions-and-top-attractions', '2026-11-22', 'sikinos', 'Episkopi', 'Επισκοπή', 36.6697, 25.0923, 'museum-site', 'public', 'Car park below the monument', 'Πάρκινγκ κάτω από το μνημείο', 45, '{}', 'ask', null, '{4,5,6,7,8,9,10}', '{}', 'easy', '{}', '{}', null, null, 'supabase/seed/listings/activities/sikinos.ts'),
  ('sikinos-feast-of-the-entry-of-the-virgin', 'The island’s feast on 21 November', 'Το πανηγύρι του νησιού, 21 Νοεμβρίου', 'Candles, loaves and relics in procession on the eve, and a feast for all on the day.', 'Λαμπάδες, άρτοι και λείψανα σε πομπή την παραμονή, και τραπέζι για όλους ανήμερα.', 'The Entry of the Virgin is the biggest panigiri of Sikinos. The host, who has kept the icon at home for a year, brings it to church with children carrying flowered candles before it, and after the liturgy next day everybody sits down to eat. In November the weather decides whether you get on or off the island: come some days before, with a thick coat and no appointments.', 'Τα Εισόδια είναι το μεγάλο πανηγύρι της Σικίνου. Ο πανηγυράς, που είχε έναν χρόνο την εικόνα στο σπίτι του, τη φέρνει στην εκκλησία με τα παιδιά μπροστά να κρατούν λαμπάδες με λουλούδια, και την άλλη μέρα, μετά τη λειτουργία, κάθονται όλοι να φάνε. Τον Νοέμβριο ο καιρός αποφασίζει αν θα έρθετε και αν θα φύγετε: ελάτε μέρες πριν, με χοντρό παλτό και χωρίς ραντεβού.', null, false, true, '[]', 'Aegean Cuisine, Panigyria on Sikinos', 'http://www.aegeancuisine.org/Paniguria_Sti_Sikino', '2026-11-22', 'sikinos', 'Kastro', 'Κάστρο', 36.6934, 25.1197, 'festival', 'public', 'Square of Kastro', 'Πλατεία στο Κάστρο', 360, '{}', 'free', null, '{11}', '{}', 'easy', '{}', '{}', null, null, 'supabase/seed/listings/activities/sikinos.ts'),
  ('sikinos-boat-to-malta-and-agios-georgios', 'Boat to Malta and Agios Georgios', 'Με βάρκα στη Μάλτα και στον Άγιο Γεώργιο', 'Up the coast that faces Ios, two hours at the beach without a road and lunch at the one with a taverna.', 'Στην ακτή απέναντι από την Ίο, δύο ώρες στην παραλία χωρίς δρόμο και φαγητό σε αυτήν με την ταβέρνα.', 'A fisherman takes eight people and no umbrellas, so put on a long-sleeved shirt for Malta. The meal at Agios Georgios is paid separately. In a north-easterly the landing at Malta is wet to the waist or impossible, and he will tell you so in one word.', 'Ένας ψαράς παίρνει οκτώ άτομα και ομπρέλες όχι, γι’ αυτό για τη Μάλτα βάλτε κάτι με μανίκι. Το φαγητό στον Άγιο Γεώργιο πληρώνεται χωριστά. Με γρέγο βγαίνετε στη Μάλτα ως τη μέση στο νερό ή και καθόλου, και αυτό θα σας το πει με μία λέξη.', null, true, true, '[]', null, null, '2026-11-22', 'sikinos', 'Alopronia', 'Αλοπρόνοια', 36.6745, 25.1458, 'boat-trip', 'operator', 'Fishing boats of Alopronia', 'Ψαρόβαρκες στην Αλοπρόνοια', 330, '{10:30}', 'from', 3500, '{6,7,8,9}', '{en,el}', 'easy', '{boat,swim-stop}', '{}', 5, null, 'supabase/seed/listings/activities/sikinos.ts')
), gone as (
  delete from public.activities
  where seeded_from = 'supabase/seed/listings/activities/sikinos.ts' and slug not in (select slug from records)
)
insert into public.activities as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age, seeded_from)
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
  access = excluded.access,
  meeting_point_en = excluded.meeting_point_en,
  meeting_point_el = excluded.meeting_point_el,
  duration_minutes = excluded.duration_minutes,
  start_times = excluded.start_times,
  price_kind = excluded.price_kind,
  price_cents = excluded.price_cents,
  months = excluded.months,
  languages = excluded.languages,
  level = excluded.level,
  included = excluded.included,
  accessibility = excluded.accessibility,
  wind_limit_bft = excluded.wind_limit_bft,
  minimum_age = excluded.minimum_age,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.island, listing.place_en, listing.place_el, listing.lat, listing.lon, listing.kind, listing.access, listing.meeting_point_en, listing.meeting_point_el, listing.duration_minutes, listing.start_times, listing.price_kind, listing.price_cents, listing.months, listing.languages, listing.level, listing.included, listing.accessibility, listing.wind_limit_bft, listing.minimum_age, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.island, excluded.place_en, excluded.place_el, excluded.lat, excluded.lon, excluded.kind, excluded.access, excluded.meeting_point_en, excluded.meeting_point_el, excluded.duration_minutes, excluded.start_times, excluded.price_kind, excluded.price_cents, excluded.months, excluded.languages, excluded.level, excluded.included, excluded.accessibility, excluded.wind_limit_bft, excluded.minimum_age, excluded.seeded_from);
