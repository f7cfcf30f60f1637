-- Written by `npm run posts` from supabase/seed/posts: change the texts there, not this file.
insert into public.posts as post (slug, published_at, checked_on, tags, chart, featured, title_en, title_el, description_en, description_el, body_en, body_el) values
  ('best-cyclades-islands', '2026-11-21T08:00:00Z', '2026-11-21', '{islands,planning}', 'archipelago', true, 'Which of the Cyclades for whom', 'Ποιο κυκλαδονήσι ταιριάζει σε ποιον', 'Islands sorted by what you want from them, from sand with children to paths, late nights or quiet, and what each of them lacks.', 'Τα νησιά με βάση αυτό που ζητάτε, από αμμουδιές για παιδιά ως μονοπάτια, ξενύχτι ή ησυχία, και τι λείπει από το καθένα.', 'There is no best island in the Cyclades. There is one that fits your days, your company and your patience with boats. So here they are sorted by what people come for, and each comes with what it lacks, because that is what decides in the end.

| You want | Look first at | What it lacks |
| --- | --- | --- |
| Sand, with children | [Naxos](/islands/naxos) | Short distances: you will want a car |
| Paths and villages | [Andros](/islands/andros) | Boats from Piraeus: they leave from Rafina |
| The caldera | [Santorini](/islands/santorini) | Room to breathe in July and August |
| Late nights | [Mykonos](/islands/mykonos) | Modest prices in summer |
| A town, and no car | [Syros](/islands/syros) | Long wild beaches |
| Nothing at all | [Donousa](/islands/donousa) | A boat every day |

## Sand and small children

Naxos has the room: shallow water at the town beach, five to ten minutes on foot from the port, and some four kilometres of sand at Plaka. [Paros](/islands/paros) has shallow beaches too, and buses that cover it well in summer. On [Antiparos](/islands/antiparos), ten minutes away by ferry, everything in the north is within a walk or a bicycle ride. [Schinoussa](/islands/schinoussa) is smaller still: the beaches lie within half an hour on foot of the village, and two to four days are enough for most people.

## Walkers

Andros has streams and long signed paths, and without a car you will see only part of it. [Amorgos](/islands/amorgos) has old mule paths along a ridge and asks for five days or more: it is eight to nine and a half hours from Piraeus by conventional ferry. [Sifnos](/islands/sifnos) has a web of old stone paths between its villages. [Tinos](/islands/tinos) has some fifty villages to walk between; on its north coast the wind decides what you do. For one high walk, Mount Zas on Naxos is 1,004 metres, the top of the whole group.

## The caldera, and the view without the crowd

Give Santorini three nights, for the rim, the wine and the Bronze Age town under the ash. The sand is dark and hot at noon, and from late morning until after sunset the lanes of Oia and Fira are full in high summer. From [Thirasia](/islands/thirasia), across the water, you look at the same caldera from a village that ends its evening at the taverna. [Folegandros](/islands/folegandros) has a Chora on the edge of a cliff and mostly pebble beaches, some at the foot of a steep path.

## Late nights

Mykonos does company, music and tables booked ahead on a large scale, with Delos half an hour away by boat. [Ios](/islands/ios) in high summer is music in the hill town and a beach the morning after; in June and September it becomes a relaxed island of sand that families enjoy too. In Naoussa on Paros you can have the bars and let the rest of the party sleep somewhere else.

## A town, good food, no car

Syros is a city with marble squares, open all year, where a bus takes you to the beach. Sifnos is for people who plan the day around lunch, and its chickpeas are cooked slowly. Tinos is cheaper and quieter than Mykonos, half an hour away.

## Quiet

Donousa, [Iraklia](/islands/iraklia), [Sikinos](/islands/sikinos), [Anafi](/islands/anafi) and [Kimolos](/islands/kimolos) have little to buy and early evenings. [Koufonisia](/islands/koufonisia) are calm in June and September and crowded in late July and August. Kimolos has a small ferry from Milos; elsewhere the boats are few and a gale may hold you for a day or two. Check both ways before you book a room.

## Three days from Athens

[Kea](/islands/kea) is an hour by ferry from Lavrio, [Kythnos](/islands/kythnos) about two, Andros two from Rafina. [Serifos](/islands/serifos) is two to two and three quarter hours from Piraeus by fast boat, four to five by the slower one. Boats to Kythnos thin out sharply outside summer, and on Friday evenings the car decks to Kea and Andros fill.

## Before you book

Choose islands that share a boat, not islands that look close on the map: the [guide to island hopping](/guides/island-hopping) says which do. Fast boats are the first to stop when the meltemi blows, so leave a spare day before a flight. The times here are typical ones; look at [the ferries](/ferry-tickets) for your dates, and at [the months](/guides/best-time-to-visit) if you can still choose them.', 'Καλύτερο νησί στις Κυκλάδες δεν υπάρχει. Υπάρχει εκείνο που ταιριάζει στις μέρες σας, στην παρέα σας και στην υπομονή σας με τα πλοία. Εδώ τα βάζουμε σε σειρά με βάση αυτό για το οποίο πάει κανείς, και δίπλα στο καθένα γράφουμε τι του λείπει, γιατί συνήθως αυτό κρίνει.

| Θέλετε | Δείτε πρώτα | Τι του λείπει |
| --- | --- | --- |
| Άμμο, με παιδιά | [Νάξο](/islands/naxos) | Οι κοντινές αποστάσεις: θα θέλετε αυτοκίνητο |
| Μονοπάτια και χωριά | [Άνδρο](/islands/andros) | Τα πλοία από τον Πειραιά: φεύγουν από τη Ραφήνα |
| Την καλντέρα | [Σαντορίνη](/islands/santorini) | Ο χώρος, Ιούλιο και Αύγουστο |
| Ξενύχτι | [Μύκονο](/islands/mykonos) | Οι μετρημένες τιμές του καλοκαιριού |
| Πόλη, χωρίς αυτοκίνητο | [Σύρο](/islands/syros) | Οι μεγάλες άγριες παραλίες |
| Τίποτα απολύτως | [Δονούσα](/islands/donousa) | Το καθημερινό πλοίο |

## Άμμος και μικρά παιδιά

Η Νάξος έχει χώρο: ρηχά νερά στην παραλία της πόλης, πέντε με δέκα λεπτά με τα πόδια από το λιμάνι, και γύρω στα τέσσερα χιλιόμετρα άμμου στην Πλάκα. Και η [Πάρος](/islands/paros) έχει ρηχές παραλίες, με λεωφορεία που το καλοκαίρι πάνε σχεδόν παντού. Στην [Αντίπαρο](/islands/antiparos), δέκα λεπτά με το φέρι, όλα στον βορρά γίνονται με τα πόδια ή με ποδήλατο. Η [Σχοινούσα](/islands/schinoussa) είναι ακόμη μικρότερη: οι παραλίες απέχουν από το χωριό ως μισή ώρα περπάτημα, και δύο με τέσσερις μέρες φτάνουν στους περισσότερους.

## Για όσους περπατούν

Η Άνδρος έχει ρέματα και μεγάλα σηματοδοτημένα μονοπάτια, χωρίς αυτοκίνητο όμως θα δείτε μόνο ένα μέρος της. Η [Αμοργός](/islands/amorgos), με τα παλιά μονοπάτια στη ράχη της, θέλει πέντε μέρες και πάνω: με συμβατικό πλοίο απέχει οκτώ με εννιάμισι ώρες από τον Πειραιά. Στη [Σίφνο](/islands/sifnos) παλιά πέτρινα μονοπάτια ενώνουν τα χωριά μεταξύ τους. Η [Τήνος](/islands/tinos) έχει γύρω στα πενήντα χωριά για να τα γυρίσετε με τα πόδια· στη βόρεια ακτή της αποφασίζει ο αέρας. Για μία ψηλή διαδρομή, ο Ζας στη Νάξο, στα 1.004 μέτρα, είναι η κορυφή όλων των Κυκλάδων.

## Η καλντέρα, και θέα χωρίς κόσμο

Δώστε στη Σαντορίνη τρεις νύχτες, για το χείλος της καλντέρας, το κρασί και την πόλη της Εποχής του Χαλκού κάτω από την τέφρα. Η άμμος είναι σκούρα και καίει το μεσημέρι, και μέσα στο καλοκαίρι τα σοκάκια της Οίας και των Φηρών είναι γεμάτα από αργά το πρωί ως μετά το ηλιοβασίλεμα. Από τη [Θηρασία](/islands/thirasia), απέναντι, βλέπετε την ίδια καλντέρα από ένα χωριό όπου η βραδιά τελειώνει στην ταβέρνα. Η [Φολέγανδρος](/islands/folegandros) έχει τη Χώρα της στην άκρη του γκρεμού και παραλίες κυρίως με βότσαλο, μερικές στο τέλος απότομου μονοπατιού.

## Ξενύχτι

Η Μύκονος έχει σε αφθονία παρέα, μουσική και τραπέζια κλεισμένα από πριν, και τη Δήλο μισή ώρα με το καραβάκι. Στην [Ίο](/islands/ios) το κατακαλόκαιρο σημαίνει μουσική στη Χώρα και παραλία το επόμενο πρωί· τον Ιούνιο και τον Σεπτέμβριο γίνεται ένα ήρεμο νησί με αμμουδιές, που το χαίρονται και οι οικογένειες. Στη Νάουσα της Πάρου βρίσκετε τα μπαρ, και η υπόλοιπη παρέα κοιμάται ήσυχη κάπου αλλού.

## Πόλη, καλό φαγητό, χωρίς αυτοκίνητο

Η Σύρος είναι πόλη με μαρμάρινες πλατείες και ζωή όλο τον χρόνο, και στην παραλία πάτε με το λεωφορείο. Η Σίφνος είναι για όσους κανονίζουν τη μέρα γύρω από το μεσημεριανό, με ρεβίθια που ψήνονται αργά. Η Τήνος είναι πιο φτηνή και πιο ήσυχη από τη Μύκονο, που απέχει μισή ώρα.

## Ησυχία

Δονούσα, [Ηρακλειά](/islands/iraklia), [Σίκινος](/islands/sikinos), [Ανάφη](/islands/anafi) και [Κίμωλος](/islands/kimolos) έχουν λίγα μαγαζιά και βράδια που τελειώνουν νωρίς. Τα [Κουφονήσια](/islands/koufonisia) είναι ήρεμα Ιούνιο και Σεπτέμβριο και γεμάτα στα τέλη Ιουλίου και τον Αύγουστο. Για την Κίμωλο υπάρχει μικρό φέρι από τη Μήλο· στα υπόλοιπα τα πλοία είναι λίγα, και ένα απαγορευτικό μπορεί να σας κρατήσει μία δύο μέρες. Δείτε και την επιστροφή πριν κλείσετε δωμάτιο.

## Τρεις μέρες από την Αθήνα

Η [Κέα](/islands/kea) απέχει μία ώρα με το πλοίο από το Λαύριο, η [Κύθνος](/islands/kythnos) περίπου δύο, η Άνδρος δύο από τη Ραφήνα. Η [Σέριφος](/islands/serifos) απέχει από τον Πειραιά δύο με δύο και τρία τέταρτα της ώρας με ταχύπλοο, τέσσερις με πέντε ώρες με συμβατικό. Για την Κύθνο τα δρομολόγια λιγοστεύουν πολύ εκτός καλοκαιριού, και την Παρασκευή το βράδυ τα γκαράζ για Κέα και Άνδρο γεμίζουν.

## Πριν κλείσετε

Διαλέξτε νησιά που έχουν κοινό πλοίο και όχι νησιά που μοιάζουν κοντινά στον χάρτη: ποια είναι, το λέει ο οδηγός [από νησί σε νησί](/guides/island-hopping). Με μελτέμι δένουν πρώτα τα ταχύπλοα, γι’ αυτό αφήστε μια μέρα περιθώριο πριν από την πτήση. Οι χρόνοι εδώ είναι οι συνηθισμένοι· για τις μέρες σας δείτε τα [ακτοπλοϊκά](/ferry-tickets), και αν ακόμη διαλέγετε ημερομηνίες, τους [μήνες έναν έναν](/guides/best-time-to-visit).')
on conflict (slug) do update set
  checked_on = excluded.checked_on,
  tags = excluded.tags,
  chart = excluded.chart,
  featured = excluded.featured,
  title_en = excluded.title_en,
  title_el = excluded.title_el,
  description_en = excluded.description_en,
  description_el = excluded.description_el,
  body_en = excluded.body_en,
  body_el = excluded.body_el
where (post.checked_on, post.tags, post.chart, post.featured, post.title_en, post.title_el, post.description_en, post.description_el, post.body_en, post.body_el)
  is distinct from (excluded.checked_on, excluded.tags, excluded.chart, excluded.featured, excluded.title_en, excluded.title_el, excluded.description_en, excluded.description_el, excluded.body_en, excluded.body_el);
