-- Written by `npm run data -- posts` from supabase/seed/posts: change the texts there, not this file.
insert into public.posts as post (slug, published_at, checked_on, tags, chart, featured, title_en, title_el, description_en, description_el, body_en, body_el) values
  ('august-without-a-booking', '2026-11-22T04:30:00Z', '2026-11-22', '{planning,seasons}', 'sikinos', false, 'August without a booking', 'Αύγουστος χωρίς κράτηση', 'When the islands are really full, which still have a bed, how to look for one from the quay, and when to give up and go elsewhere.', 'Πότε τα νησιά είναι πραγματικά γεμάτα, ποια έχουν ακόμη κρεβάτι, πώς το ψάχνετε από την προβλήτα και πότε το αφήνετε για αλλού.', 'Everybody says that it cannot be done. It can, on some islands, in some weeks, by people who do not mind where they sleep on Tuesday. It cannot be done on the others, and it is as well to know before the ramp goes up behind you. First the calendar, then the map, then the method. More on the month: [the Cyclades in August](/guides/cyclades-in-august).

## The calendar

Not all of August is the same. Rooms are dearest and fewest from about 20 July to 25 August, and within that there is a core: between about 10 and 20 August assume that no room and no car is free unless you have booked it. The reason is the 15th, the Dormition, which is called the Easter of summer. It falls on a Sunday in 2027, a Tuesday in 2028 and a Wednesday in 2029, and the boats out just before it and back just after it sell out first.

From the 25th on the tide turns. In the last week of August there are beds nearly everywhere, the water is at its warmest, and the price comes down week by week through September. If you can shift your dates by only a week, shift them there.

## The map

**Do not even try:** [Santorini](/islands/santorini), [Mykonos](/islands/mykonos) and [Milos](/islands/milos), [Koufonisia](/islands/koufonisia), where there are few beds, and [Tinos](/islands/tinos) around the 15th, when pilgrims take every one of them. On [Sifnos](/islands/sifnos) and [Folegandros](/islands/folegandros) rooms are few and go early; on [Schinoussa](/islands/schinoussa) they are booked long before.

**With luck, outside the core:** [Paros](/islands/paros), [Ios](/islands/ios), [Serifos](/islands/serifos), [Amorgos](/islands/amorgos). They are full, but large enough that somebody always leaves a day early, or so far away that fewer people turn up by chance.

**Best odds:** [Naxos](/islands/naxos), because it is large and half of it is inland; [Syros](/islands/syros), a city with rooms that do not depend on August; [Andros](/islands/andros) in the villages.

**Only after a telephone call:** [Sikinos](/islands/sikinos), [Anafi](/islands/anafi), [Kimolos](/islands/kimolos) and [Kythnos](/islands/kythnos). They are quieter, but their few rooms are mostly taken until about the 20th, on Kimolos all month.

## The method

1. **Ring, on the day before, in the morning.** At ten, when people pay and leave, owners know what is free, and many of the smallest places are on no booking site. Ask for one night. Most people who gave you one will find you a second.
2. **Arrive before noon.** On the ship that lands at seven in the evening you compete with everybody on it.
3. **Be two at most,** and without a car.
4. **Look inland.** The hill villages of Naxos, the far side of Paros and the upper town of Syros are twenty minutes away by bus and cost less.
5. **Have the next island in mind,** on the same line, with a boat this evening. [Island hopping](/guides/island-hopping) says which share one.
6. **Ask at the bakery,** at the kiosk and at the ticket office. Somebody always has an aunt with a room.

Camping is allowed on camp sites and not on beaches. Antiparos has one by its northern beaches and Folegandros one at Livadi; ask whether they are open and have room before you carry a tent there.

## The boats

You can improvise a bed, but not a seat on a boat. From mid-July to the end of August book weeks ahead, earlier still with a car or a cabin, and above all the way back. The conventional ferries have the most places, and economy on them sells out last. Use the [ferry search](/ferry-tickets) backwards: the return first, then whatever fits before it. And leave a spare night before your flight, because August is also the month in which [the meltemi](/blog/when-the-meltemi-blows) has its say.

## When to give up

If by six in the evening you have no bed, go where the large ships go: Naxos, Syros, or back to Athens, which is empty, warm at night and has rooms in August. It is not a defeat. And if after all this you would rather know where you sleep, choose the dates first: [the months compared](/guides/best-time-to-visit) will talk you into September.', 'Όλοι λένε ότι δεν γίνεται. Γίνεται, σε μερικά νησιά, μερικές εβδομάδες, για όσους δεν τους νοιάζει πού θα κοιμηθούν την Τρίτη. Στα άλλα δεν γίνεται, και καλύτερα να το ξέρετε πριν σηκωθεί ο καταπέλτης πίσω σας. Πρώτα το ημερολόγιο, μετά ο χάρτης, μετά η μέθοδος. Περισσότερα για τον μήνα: [οι Κυκλάδες τον Αύγουστο](/guides/cyclades-in-august).

## Το ημερολόγιο

Ο Αύγουστος δεν είναι ένας. Τα δωμάτια είναι πιο ακριβά και πιο λίγα από τις 20 Ιουλίου περίπου ως τις 25 Αυγούστου, και μέσα εκεί υπάρχει ένας πυρήνας: από 10 ως 20 Αυγούστου χωρίς κράτηση θεωρήστε ότι δεν υπάρχει ούτε δωμάτιο ούτε αυτοκίνητο. Αιτία είναι ο Δεκαπενταύγουστος, το Πάσχα του καλοκαιριού. Το 2027 πέφτει Κυριακή, το 2028 Τρίτη, το 2029 Τετάρτη, και οι θέσεις στα πλοία λίγο πριν και λίγο μετά τελειώνουν πρώτες.

Μετά τις 25 αλλάζει η εικόνα. Την τελευταία εβδομάδα του Αυγούστου υπάρχουν κρεβάτια σχεδόν παντού, το νερό είναι στα πιο ζεστά του, και μέσα στον Σεπτέμβριο η τιμή πέφτει εβδομάδα με την εβδομάδα. Αν μπορείτε να μεταθέσετε το ταξίδι μόνο επτά μέρες, πηγαίνετε τότε.

## Ο χάρτης

**Ούτε να το δοκιμάσετε:** [Σαντορίνη](/islands/santorini), [Μύκονος](/islands/mykonos) και [Μήλος](/islands/milos), [Κουφονήσια](/islands/koufonisia), που έχουν λίγα κρεβάτια, και [Τήνος](/islands/tinos) γύρω στον Δεκαπενταύγουστο, που τα πιάνουν όλα οι προσκυνητές. Στη [Σίφνο](/islands/sifnos) και στη [Φολέγανδρο](/islands/folegandros) τα δωμάτια είναι λίγα και φεύγουν νωρίς· στη [Σχοινούσα](/islands/schinoussa) είναι κλεισμένα από καιρό.

**Με τύχη, έξω από τον πυρήνα:** [Πάρος](/islands/paros), [Ίος](/islands/ios), [Σέριφος](/islands/serifos), [Αμοργός](/islands/amorgos). Είναι γεμάτα, στα μεγάλα όμως κάποιος φεύγει πάντα νωρίτερα, και στα μακρινά φτάνουν λιγότεροι χωρίς κράτηση.

**Οι καλύτερες πιθανότητες:** η [Νάξος](/islands/naxos), γιατί είναι μεγάλη και η μισή είναι μακριά από τη θάλασσα· η [Σύρος](/islands/syros), πόλη με δωμάτια που δεν εξαρτώνται από τον Αύγουστο· η [Άνδρος](/islands/andros) στα χωριά.

**Μόνο αν τηλεφωνήσετε πρώτα:** [Σίκινος](/islands/sikinos), [Ανάφη](/islands/anafi), [Κίμωλος](/islands/kimolos) και [Κύθνος](/islands/kythnos). Έχουν πιο λίγο κόσμο, τα λίγα δωμάτιά τους όμως είναι σχεδόν όλα πιασμένα ως τις 20 περίπου, στην Κίμωλο όλο τον μήνα.

## Η μέθοδος

1. **Τηλεφωνήστε την προηγούμενη, πρωί.** Στις δέκα, που ο κόσμος πληρώνει και φεύγει, οι ιδιοκτήτες ξέρουν τι αδειάζει, και πολλά μικρά καταλύματα δεν είναι σε καμία πλατφόρμα. Ζητήστε μία νύχτα. Όποιος σας έδωσε μία, συνήθως βρίσκει και δεύτερη.
2. **Να φτάνετε πριν από το μεσημέρι.** Με το πλοίο των επτά το απόγευμα έχετε ανταγωνιστές όλους τους συνεπιβάτες.
3. **Να είστε το πολύ δύο,** και χωρίς αυτοκίνητο.
4. **Ψάξτε πιο μέσα.** Τα ορεινά της Νάξου, η πίσω πλευρά της Πάρου και η Άνω Σύρος είναι είκοσι λεπτά με το λεωφορείο και κοστίζουν λιγότερο.
5. **Έχετε στο μυαλό το επόμενο νησί,** στην ίδια γραμμή, με πλοίο απόψε. Ποια έχουν κοινό πλοίο το λέει ο οδηγός [από νησί σε νησί](/guides/island-hopping).
6. **Ρωτήστε στον φούρνο,** στο περίπτερο και στο πρακτορείο. Κάποιος έχει πάντα μια θεία με δωμάτια.

Η κατασκήνωση επιτρέπεται στα οργανωμένα κάμπινγκ και όχι στις παραλίες. Η Αντίπαρος έχει ένα κοντά στις βόρειες παραλίες και η Φολέγανδρος ένα στο Λιβάδι· ρωτήστε αν λειτουργούν και αν έχουν θέση πριν κουβαλήσετε σκηνή ως εκεί.

## Τα πλοία

Κρεβάτι βρίσκετε και την τελευταία στιγμή, θέση στο πλοίο όχι. Από τα μέσα Ιουλίου ως το τέλος Αυγούστου κλείστε εβδομάδες πριν, ακόμη νωρίτερα με αυτοκίνητο ή καμπίνα, και πάνω απ’ όλα την επιστροφή. Τις περισσότερες θέσεις τις έχουν τα συμβατικά, και η οικονομική τους εξαντλείται τελευταία. Στα [ακτοπλοϊκά](/ferry-tickets) ψάξτε από το τέλος προς την αρχή: πρώτα τον γυρισμό, ύστερα ό,τι χωρά πριν. Κι αφήστε μια νύχτα περιθώριο πριν από την πτήση, γιατί τον Αύγουστο έχει λόγο και [το μελτέμι](/blog/when-the-meltemi-blows).

## Πότε το αφήνετε

Αν ως τις έξι το απόγευμα δεν έχετε κρεβάτι, πηγαίνετε εκεί που πάνε τα μεγάλα πλοία: Νάξο, Σύρο, ή πίσω στην Αθήνα, που τον Αύγουστο είναι άδεια, ζεστή τη νύχτα και έχει δωμάτια. Ήττα δεν είναι. Κι αν ύστερα από όλα αυτά προτιμάτε να ξέρετε πού κοιμάστε, διαλέξτε πρώτα ημερομηνίες: οι [μήνες ένας ένας](/guides/best-time-to-visit) θα σας πείσουν για Σεπτέμβριο.'),
  ('beaches-sheltered-from-the-north-wind', '2026-11-22T05:30:00Z', '2026-11-22', '{beaches,seasons}', 'milos', false, 'Beaches out of the north wind', 'Παραλίες που δεν τις πιάνει ο βοριάς', 'On which side of twenty islands to swim when the meltemi blows, which beaches to leave for a calm day, and how to tell from a map.', 'Σε ποια πλευρά κολυμπάτε όταν φυσάει μελτέμι, σε είκοσι νησιά, ποιες παραλίες αφήνετε για μέρα με κάλμα και πώς φαίνεται στον χάρτη.', 'When the meltemi blows, half the beaches of an island are no use and the other half hardly feel it. People who do not know which is which spend a week with sand in their teeth. The list below is for the north wind of July and August; with a southerly, which belongs to the colder months, read it the other way round.

## How to read a map for shelter

The wind comes from the north, now with a touch of east, now of west. What helps is land close by on the north side: a headland, a hill, a deep bay with its mouth to the south. A long straight beach facing west is not shelter, because the wind runs along it and takes the sand with it. Plaka on [Naxos](/islands/naxos) is a fine beach, but not on a windy day in July.

Shelter from waves is not shelter from gusts. Under a steep slope the water is flat and the towels fly. A low island such as [Antiparos](/islands/antiparos) lets the wind cross its northern end; a high one throws it down in bursts.

## Where to swim when it blows

| Island | Go to | Leave for a calm day |
| --- | --- | --- |
| [Milos](/islands/milos) | Provatas, Agia Kyriaki, Paleochori | Sarakiniko |
| [Mykonos](/islands/mykonos) | Ornos, Super Paradise | Agios Sostis, Ftelia |
| [Paros](/islands/paros) | Faragas, Monastiri, Krios | Golden Beach, unless you windsurf |
| [Naxos](/islands/naxos) | Agios Prokopios | Plaka and Mikri Vigla, unless you surf |
| [Ios](/islands/ios) | Kolitsani, Gialos; Manganari, in gusts | Agia Theodoti |
| [Santorini](/islands/santorini) | Vlychada; Perissa unless the wind is north-east | Vourvoulos, Monolithos |
| [Serifos](/islands/serifos) | Vagia, Ganema, both in gusts | Sykamia, Platis Gialos |
| [Sifnos](/islands/sifnos) | Faros, Fasolou; Platis Gialos and Vathi, in gusts | |
| [Syros](/islands/syros) | Vari, Galissas, Megas Gialos | |
| [Andros](/islands/andros) | Batsi, Fellos, both in gusts | Zorkos, Vori, Nimborio |
| [Tinos](/islands/tinos) | Agios Markos, the bay of Ysternia | Livada, Rochari |
| [Amorgos](/islands/amorgos) | Maltezi, Aegiali, Levrossos | Mikri Vlychada |
| [Kimolos](/islands/kimolos) | Bonatsa | |
| [Anafi](/islands/anafi) | Kleisidi, Agioi Anargyroi, both in gusts | Vagia |

Most of the beaches in the middle column have a road. Kolitsani is at the end of a path down from Chora, and Maltezi on Amorgos takes a water taxi or half an hour on foot. ‘In gusts’ means flat water and a wind off the hill that takes umbrellas.

## Six more islands

On [Folegandros](/islands/folegandros) the best shelter is Agios Nikolaos, twenty minutes by the coast path from Agkali; Livadi takes north-easterlies and Agios Georgios is only for calm days. On [Sikinos](/islands/sikinos) the beach of the port itself, Alopronia, is out of the wind. [Schinoussa](/islands/schinoussa) has the two coves of Aligaria in the south. On [Koufonisia](/islands/koufonisia) it is Fanos; Pori, at the far end of the path, is more open. [Kythnos](/islands/kythnos) has Agios Stefanos on the east coast, down a dirt road, and Episkopi stays calm while the wind is northerly. On [Kea](/islands/kea) go west, to Koundouros or Pisses; Otzias looks north, and only its eastern corner stays calm.

## Four habits

1. **Go early.** The wind usually rises in the late morning. At eight even a north beach may be flat.
2. **Ask the night before.** Every host knows which beach is for tomorrow, and few guests ask.
3. **Keep things light.** In the lee the wind blows off the land and out to sea: an inflatable drifts off faster than anyone can swim.
4. **Prefer pebbles.** Sand moves at five Beaufort and pebbles do not. On the worst days a stony cove beats a famous strand.

## When nothing is sheltered

There are days when it blows round corners. Then take a path, or the bus to a village, or have a long lunch; [what to do when the meltemi blows](/blog/when-the-meltemi-blows) has more of this, ferries included. If you have yet to choose an island and you travel in July or August with small children, start from those with sheltered bays, Syros and Sifnos first, and look at [the months](/guides/best-time-to-visit) once more before you settle the dates. The beaches are described one by one, with their place on the map, on the page of [each island](/islands).', 'Όταν φυσάει μελτέμι, στις μισές παραλίες του νησιού δεν στέκεστε, και οι άλλες μισές δεν έχουν πάρει είδηση. Όποιος δεν τις ξεχωρίζει περνάει μια εβδομάδα με άμμο στα δόντια. Ο πίνακας ισχύει για τον βοριά του Ιουλίου και του Αυγούστου· με νοτιά, που είναι υπόθεση των ψυχρών μηνών, διαβάστε τον ανάποδα.

## Πώς φαίνεται το απάγκιο στον χάρτη

Ο άνεμος έρχεται από τον βορρά, πότε λίγο ανατολικότερα, πότε λίγο δυτικότερα. Αυτό που βοηθά είναι στεριά κοντά, από τη μεριά του βορρά: ένας κάβος, ένας λόφος, ένας βαθύς κόλπος με το στόμα στον νότο. Μια μακριά, ίσια παραλία που βλέπει δυτικά δεν απαγκιάζει, γιατί ο αέρας τρέχει κατά μήκος και σηκώνει την άμμο. Η Πλάκα στη [Νάξο](/islands/naxos) είναι υπέροχη, αλλά τον Ιούλιο ταλαιπωρία.

Άλλο είναι να μην έχει κύμα κι άλλο να μην έχει ριπές. Κάτω από απότομη πλαγιά το νερό είναι λάδι και οι πετσέτες πετούν. Ένα χαμηλό νησί, όπως η [Αντίπαρος](/islands/antiparos), αφήνει τον αέρα να περάσει από τη βόρεια άκρη του· ένα ψηλό τον ρίχνει κάτω απότομα.

## Πού κολυμπάτε όταν φυσάει

| Νησί | Πηγαίνετε | Αφήστε για κάλμα |
| --- | --- | --- |
| [Μήλος](/islands/milos) | Προβατάς, Αγία Κυριακή, Παλιοχώρι | Σαρακήνικο |
| [Μύκονος](/islands/mykonos) | Ορνός, Σούπερ Παραντάις | Άγιος Σώστης, Φτελιά |
| [Πάρος](/islands/paros) | Φάραγγας, Μοναστήρι, Κριός | Χρυσή Ακτή, εκτός αν κάνετε σερφ |
| [Νάξος](/islands/naxos) | Άγιος Προκόπιος | Πλάκα και Μικρή Βίγλα, εκτός αν κάνετε σερφ |
| [Ίος](/islands/ios) | Κολιτσάνι, Γιαλός· Μαγγανάρι, με ριπές | Αγία Θεοδότη |
| [Σαντορίνη](/islands/santorini) | Βλυχάδα· Περίσσα, όσο δεν είναι γρέγος | Βουρβούλος, Μονόλιθος |
| [Σέριφος](/islands/serifos) | Βαγιά, Γάνεμα, και οι δύο με ριπές | Συκαμιά, Πλατύς Γιαλός |
| [Σίφνος](/islands/sifnos) | Φάρος, Φασολού· Πλατύς Γιαλός και Βαθύ, με ριπές | |
| [Σύρος](/islands/syros) | Βάρη, Γαλησσάς, Μέγας Γιαλός | |
| [Άνδρος](/islands/andros) | Μπατσί, Φελλός, και οι δύο με ριπές | Ζόρκος, Βόρη, Νειμποριό |
| [Τήνος](/islands/tinos) | Άγιος Μάρκος, ο όρμος στα Υστέρνια | Λιβάδα, Ροχάρι |
| [Αμοργός](/islands/amorgos) | Μαλτέζι, Αιγιάλη, Λεβρωσσός | Μικρή Βλυχάδα |
| [Κίμωλος](/islands/kimolos) | Μπονάτσα | |
| [Ανάφη](/islands/anafi) | Κλεισίδι, Άγιοι Ανάργυροι, και οι δύο με ριπές | Βαγιά |

Στις περισσότερες της μεσαίας στήλης φτάνει δρόμος. Στο Κολιτσάνι κατεβαίνετε με μονοπάτι από τη Χώρα, και στο Μαλτέζι της Αμοργού πάτε με βαρκάκι ή μισή ώρα με τα πόδια. «Με ριπές» θα πει ήρεμο νερό και αέρας από το βουνό που παίρνει την ομπρέλα.

## Έξι νησιά ακόμη

Στη [Φολέγανδρο](/islands/folegandros) το καλύτερο απάγκιο είναι ο Άγιος Νικόλαος, είκοσι λεπτά από την Αγκάλη με το παραλιακό μονοπάτι· το Λιβάδι το πιάνει ο γρέγος και ο Άγιος Γεώργιος είναι μόνο για μέρες χωρίς βοριά. Στη [Σίκινο](/islands/sikinos) απαγκιάζει η ίδια η παραλία του λιμανιού, η Αλοπρόνοια. Η [Σχοινούσα](/islands/schinoussa) έχει στον νότο τα δύο κολπάκια της Αλυγαριάς. Στα [Κουφονήσια](/islands/koufonisia) προτιμήστε τον Φανό· το Πορί, στο τέλος του μονοπατιού, είναι πιο ανοιχτό. Η [Κύθνος](/islands/kythnos) έχει στα ανατολικά τον Άγιο Στέφανο, με χωματόδρομο, και η Επισκοπή μένει ήρεμη όσο ο αέρας είναι βόρειος. Στην [Τζια](/islands/kea) πηγαίνετε δυτικά, στον Κούνδουρο ή στις Πίσσες· ο Οτζιάς βλέπει βόρεια και μόνο η ανατολική γωνιά του μένει ήσυχη.

## Τέσσερις συνήθειες

1. **Πηγαίνετε νωρίς.** Ο αέρας σηκώνεται συνήθως αργά το πρωί. Στις οκτώ ακόμη και μια βορινή παραλία μπορεί να είναι λάδι.
2. **Ρωτήστε από το βράδυ.** Όποιος σας νοικιάζει δωμάτιο ξέρει ποια παραλία είναι για αύριο, και λίγοι τον ρωτούν.
3. **Προσοχή στα φουσκωτά.** Στο απάγκιο ο αέρας φυσάει προς τα ανοιχτά, και το στρώμα φεύγει πιο γρήγορα απ’ όσο κολυμπάει άνθρωπος.
4. **Σκεφτείτε το βότσαλο.** Στα πέντε μποφόρ η άμμος σηκώνεται, το βότσαλο όχι. Τις χειρότερες μέρες ένας όρμος με πέτρα είναι καλύτερος από κάθε ξακουστή αμμουδιά.

## Όταν δεν απαγκιάζει πουθενά

Υπάρχουν μέρες που ο αέρας στρίβει στις γωνίες. Τότε πάρτε το μονοπάτι ή το λεωφορείο για ένα χωριό, ή καθίστε σε ένα μεγάλο μεσημεριανό· τα υπόλοιπα, μαζί και τα πλοία, είναι στο [φυσάει μελτέμι](/blog/when-the-meltemi-blows). Αν δεν έχετε διαλέξει ακόμη νησί και ταξιδεύετε Ιούλιο ή Αύγουστο με μικρά παιδιά, ξεκινήστε από όσα έχουν κλειστούς όρμους, πρώτα τη Σύρο και τη Σίφνο, και δείτε ξανά [ποιος μήνας σας ταιριάζει](/guides/best-time-to-visit) πριν κλείσετε ημερομηνίες. Οι παραλίες περιγράφονται μία μία, με τη θέση τους στον χάρτη, στη σελίδα [κάθε νησιού](/islands).'),
  ('best-cyclades-islands', '2026-11-21T08:00:00Z', '2026-11-21', '{islands,planning}', 'archipelago', true, 'Which Cyclades island is right for you?', 'Ποιο κυκλαδονήσι σας ταιριάζει;', 'Islands sorted by what you want from them, from sand with children to paths, late nights or quiet, and what each of them lacks.', 'Τα νησιά με βάση αυτό που ζητάτε, από αμμουδιές για παιδιά ως μονοπάτια, ξενύχτι ή ησυχία, και τι λείπει από το καθένα.', 'There is no best island in the Cyclades. There is one that fits your days, your company and your patience with boats. So here they are sorted by what people come for, and each comes with what it lacks, because that is what decides in the end.

| You want | Look first at | What it lacks |
| --- | --- | --- |
| Sand, with children | [Naxos](/islands/naxos) | Short distances: you will want a car |
| Paths and villages | [Andros](/islands/andros) | Boats from Piraeus: they leave from Rafina |
| The caldera | [Santorini](/islands/santorini) | Room to breathe in July and August |
| Late nights | [Mykonos](/islands/mykonos) | Modest prices in summer |
| A town, and no car | [Syros](/islands/syros) | Long wild beaches |
| Nothing at all | [Donousa](/islands/donousa) | A boat every day |

## Sand and small children

Naxos has the room: shallow water at the town beach, about ten minutes on foot from the port, and some four kilometres of sand at Plaka. [Paros](/islands/paros) has shallow beaches too, and buses that cover it well in summer. On [Antiparos](/islands/antiparos), ten minutes away by ferry, everything in the north is within walking or cycling distance. [Schinoussa](/islands/schinoussa) is smaller still: the beaches lie within half an hour’s walk of the village, and two to four days are enough for most people.

## Walkers

Andros has streams and long signed paths, and without a car you will see only part of it. [Amorgos](/islands/amorgos) has old mule paths along a ridge and asks for five days or more: it is eight to nine and a half hours from Piraeus by conventional ferry. [Sifnos](/islands/sifnos) has a web of old stone paths between its villages. [Tinos](/islands/tinos) has some fifty villages to walk between; on its north coast the wind decides what you do. For one high walk climb Mount Zas on Naxos, 1,004 metres, the top of the whole group.

## The caldera, and the view without the crowd

Give Santorini three nights, for the rim, the wine and the Bronze Age town under the ash. The sand is dark and hot at noon, and from late morning until after sunset the lanes of Oia and Fira are full in high summer. From [Thirasia](/islands/thirasia), across the water, you look at the same caldera from a village where the evening ends at the taverna. [Folegandros](/islands/folegandros) has a Chora on the edge of a cliff and mostly pebble beaches, some at the foot of a steep path.

## Late nights

Mykonos is for clubs, a crowd and restaurants you book ahead, with Delos half an hour away by boat. [Ios](/islands/ios) in high summer is music in the hill town and a beach the morning after; in June and September it becomes a relaxed island of sand that families enjoy too. On Paros you can enjoy the bars of Naoussa while the rest of your party sleeps elsewhere.

## A town, good food, no car

Syros is a city with marble squares, open all year, where a bus takes you to the beach. Sifnos is for people who plan the day around lunch, and its chickpeas are cooked slowly. Tinos is cheaper and quieter than Mykonos, half an hour away.

## Quiet

Donousa, [Iraklia](/islands/iraklia), [Sikinos](/islands/sikinos), [Anafi](/islands/anafi) and [Kimolos](/islands/kimolos) have little to buy and early evenings. [Koufonisia](/islands/koufonisia) are calm in June and September and crowded in late July and August. Kimolos has a small ferry from Milos; elsewhere the boats are few and a gale may hold you for a day or two. Check both ways before you book a room.

## Three days from Athens

[Kea](/islands/kea) is an hour by ferry from Lavrio, [Kythnos](/islands/kythnos) about two, Andros two from Rafina. [Serifos](/islands/serifos) is two to two and three quarter hours from Piraeus by fast boat, four to five by the slower one. Boats to Kythnos thin out sharply outside summer, and on Friday evenings the car decks to Kea and Andros fill.

## Before you book

Choose islands that share a boat, not islands that look close on the map: the [guide to island hopping](/guides/island-hopping) says which do. Fast boats are the first to stop when the meltemi blows, so leave a spare day before a flight. The times here are typical ones; look at [the ferries](/ferry-tickets) for your dates, and at [the months](/guides/best-time-to-visit) if you can still choose them. Each island has a [guide](/guides) of its own, and [what a week costs](/blog/what-a-week-costs) compares a famous one and a quiet one.', 'Καλύτερο νησί στις Κυκλάδες δεν υπάρχει. Υπάρχει εκείνο που ταιριάζει στις μέρες σας, στην παρέα σας και στην υπομονή σας με τα πλοία. Εδώ τα βάζουμε σε σειρά ανάλογα με το τι ζητάτε, και δίπλα στο καθένα γράφουμε τι του λείπει, γιατί συνήθως αυτό κρίνει.

| Θέλετε | Δείτε πρώτα | Τι του λείπει |
| --- | --- | --- |
| Άμμο, με παιδιά | [Νάξο](/islands/naxos) | Οι κοντινές αποστάσεις: θα θέλετε αυτοκίνητο |
| Μονοπάτια και χωριά | [Άνδρο](/islands/andros) | Τα πλοία από τον Πειραιά: φεύγουν από τη Ραφήνα |
| Την καλντέρα | [Σαντορίνη](/islands/santorini) | Ο χώρος, Ιούλιο και Αύγουστο |
| Ξενύχτι | [Μύκονο](/islands/mykonos) | Οι λογικές τιμές, το καλοκαίρι |
| Πόλη, χωρίς αυτοκίνητο | [Σύρο](/islands/syros) | Οι μεγάλες άγριες παραλίες |
| Τίποτα απολύτως | [Δονούσα](/islands/donousa) | Το καθημερινό πλοίο |

## Άμμος και μικρά παιδιά

Η Νάξος έχει χώρο: ρηχά νερά στην παραλία της πόλης, γύρω στα δέκα λεπτά με τα πόδια από το λιμάνι, και γύρω στα τέσσερα χιλιόμετρα άμμου στην Πλάκα. Και η [Πάρος](/islands/paros) έχει ρηχές παραλίες, με λεωφορεία που το καλοκαίρι πάνε σχεδόν παντού. Στην [Αντίπαρο](/islands/antiparos), δέκα λεπτά με το φέρι, όλα στον βορρά γίνονται με τα πόδια ή με ποδήλατο. Η [Σχοινούσα](/islands/schinoussa) είναι ακόμη μικρότερη: οι παραλίες απέχουν από το χωριό ως μισή ώρα περπάτημα, και δύο με τέσσερις μέρες φτάνουν στους περισσότερους.

## Για όσους περπατούν

Η Άνδρος έχει ρέματα και μεγάλα σηματοδοτημένα μονοπάτια, χωρίς αυτοκίνητο όμως θα δείτε μόνο ένα μέρος της. Η [Αμοργός](/islands/amorgos), με τα παλιά μονοπάτια στη ράχη της, θέλει πέντε μέρες και πάνω: με συμβατικό πλοίο απέχει οκτώ με εννιάμισι ώρες από τον Πειραιά. Στη [Σίφνο](/islands/sifnos) παλιά πέτρινα μονοπάτια ενώνουν τα χωριά μεταξύ τους. Η [Τήνος](/islands/tinos) έχει γύρω στα πενήντα χωριά για να τα γυρίσετε με τα πόδια· στη βόρεια ακτή της αποφασίζει ο αέρας. Αν θέλετε ύψος, ανεβείτε στον Ζα της Νάξου, με 1.004 μέτρα την ψηλότερη κορυφή των Κυκλάδων.

## Η καλντέρα, και θέα χωρίς κόσμο

Δώστε στη Σαντορίνη τρεις νύχτες, για το χείλος της καλντέρας, το κρασί και την πόλη της Εποχής του Χαλκού κάτω από την τέφρα. Η άμμος είναι σκούρα και καίει το μεσημέρι, και μέσα στο καλοκαίρι τα σοκάκια της Οίας και των Φηρών είναι γεμάτα από αργά το πρωί ως μετά το ηλιοβασίλεμα. Από τη [Θηρασία](/islands/thirasia), απέναντι, βλέπετε την ίδια καλντέρα από ένα χωριό όπου η βραδιά τελειώνει στην ταβέρνα. Η [Φολέγανδρος](/islands/folegandros) έχει τη Χώρα της στην άκρη του γκρεμού και παραλίες κυρίως με βότσαλο, μερικές στο τέλος απότομου μονοπατιού.

## Ξενύχτι

Στη Μύκονο βρίσκετε όση παρέα και μουσική θέλετε, τραπέζια που τα κλείνετε από πριν, και τη Δήλο μισή ώρα με το καραβάκι. Στην [Ίο](/islands/ios) το κατακαλόκαιρο σημαίνει μουσική στη Χώρα και παραλία το επόμενο πρωί· τον Ιούνιο και τον Σεπτέμβριο γίνεται ένα ήρεμο νησί με αμμουδιές, που το χαίρονται και οι οικογένειες. Στη Νάουσα της Πάρου βρίσκετε τα μπαρ, και η υπόλοιπη παρέα κοιμάται ήσυχη κάπου αλλού.

## Πόλη, καλό φαγητό, χωρίς αυτοκίνητο

Η Σύρος είναι πόλη με μαρμάρινες πλατείες και ζωή όλο τον χρόνο, και στην παραλία πάτε με το λεωφορείο. Η Σίφνος είναι για όσους κανονίζουν τη μέρα γύρω από το μεσημεριανό, με ρεβίθια που ψήνονται αργά. Η Τήνος είναι πιο φτηνή και πιο ήσυχη από τη Μύκονο, που απέχει μισή ώρα.

## Ησυχία

Δονούσα, [Ηρακλειά](/islands/iraklia), [Σίκινος](/islands/sikinos), [Ανάφη](/islands/anafi) και [Κίμωλος](/islands/kimolos) έχουν λίγα μαγαζιά και βράδια που τελειώνουν νωρίς. Τα [Κουφονήσια](/islands/koufonisia) είναι ήρεμα Ιούνιο και Σεπτέμβριο και γεμάτα στα τέλη Ιουλίου και τον Αύγουστο. Για την Κίμωλο υπάρχει μικρό φέρι από τη Μήλο· στα υπόλοιπα τα πλοία είναι λίγα, και ένα απαγορευτικό μπορεί να σας κρατήσει μία δύο μέρες. Δείτε και την επιστροφή πριν κλείσετε δωμάτιο.

## Τρεις μέρες από την Αθήνα

Η [Τζια](/islands/kea) απέχει μία ώρα με το πλοίο από το Λαύριο, η [Κύθνος](/islands/kythnos) περίπου δύο, η Άνδρος δύο από τη Ραφήνα. Η [Σέριφος](/islands/serifos) απέχει από τον Πειραιά από 2 ως 2¾ ώρες με ταχύπλοο και από 4 ως 5 με συμβατικό. Για την Κύθνο τα δρομολόγια λιγοστεύουν πολύ εκτός καλοκαιριού, και την Παρασκευή το βράδυ τα γκαράζ για Τζια και Άνδρο γεμίζουν.

## Πριν κλείσετε

Διαλέξτε νησιά που έχουν κοινό πλοίο και όχι νησιά που μοιάζουν κοντινά στον χάρτη: ποια είναι, το λέει ο οδηγός [από νησί σε νησί](/guides/island-hopping). Με μελτέμι δένουν πρώτα τα ταχύπλοα, γι’ αυτό αφήστε μια μέρα περιθώριο πριν από την πτήση. Οι χρόνοι εδώ είναι οι συνηθισμένοι· για τις μέρες σας δείτε τα [ακτοπλοϊκά](/ferry-tickets), και αν διαλέγετε ακόμη ημερομηνίες, τους [μήνες έναν έναν](/guides/best-time-to-visit). Κάθε νησί έχει δικό του [οδηγό](/guides), και το [πόσο κοστίζει μια εβδομάδα](/blog/what-a-week-costs) σε ένα γνωστό και σε ένα ήσυχο το λογαριάζουμε χωριστά.'),
  ('cyclades-with-children', '2026-11-22T05:10:00Z', '2026-11-22', '{beaches,planning}', 'antiparos', false, 'The Cyclades with children', 'Στις Κυκλάδες με παιδιά', 'Islands with shallow water and short walks, what ferries charge for children, how to survive the noon sun, and which weeks to choose.', 'Νησιά με ρηχά νερά και μικρές αποστάσεις, τι πληρώνουν τα παιδιά στο πλοίο, πώς περνά το μεσημέρι και ποιες εβδομάδες να διαλέξετε.', 'Children want three things of an island: shallow water, a short walk to it, and something that happens in the evening. Most of the Cyclades have one of these, several have all three, and a few famous ones have none. The age matters as much as the island, so this goes by age.

## Under five: sand and a short walk

The youngest need water that stays shallow a long way out, and a bed near it. [Naxos](/islands/naxos) is easy from the first hour: the town beach of Agios Georgios is about ten minutes on foot from the port, shallow, with tavernas behind it. On [Antiparos](/islands/antiparos) the two beaches of Psaraliki lie just south of the village, and at the northern tip the water stays knee-deep a long way out. [Schinoussa](/islands/schinoussa) is smaller still: Livadi, below Chora, has sand, shallow water and trees.

On [Syros](/islands/syros) take Galissas or Vari, which stay calm when it blows, with a bus into a real town where there is a doctor, a playground and ice cream. On [Sifnos](/islands/sifnos) take Vathi, an almost closed round bay, or the beach of Kamares, steps from the boat. [Paros](/islands/paros) has Livadia for the first days and Logaras for the rest.

## Six to eleven: something to find

Now they want to explore. Kolymbithres on Paros is a set of small pools between rounded boulders, made for this age; come early, it fills. The kouros of Apollonas on Naxos is a marble giant over ten metres long that was never finished and lies where it was cut. The cave of Antiparos has stairs that count as exercise. On [Koufonisia](/islands/koufonisia) walk the coast path with them, beach after beach; past Italida keep hold of them, because around Pisina and the Devil’s Eye the rock is sharp and the water surges.

[Milos](/islands/milos) is a whole geology lesson: white rock, red cliffs, sand warmed by steam at Paleochori. Pollonia is the place to stay, with tamarisk shade and shallow water in front of the village. Leave out Tsigrado, which is reached by a rope and a ladder.

## Twelve and over: company

Teenagers want other teenagers. Paros with Naoussa in the evening, [Ios](/islands/ios) in June or September, when it is a relaxed island of sand, and a windsurfing course at Golden Beach or Mikri Vigla solve most of it. They will like learning to sail or dive better than any sight.

## Where it is harder

[Santorini](/islands/santorini) is steep, hot and full; if you go, stay two nights, and swim at Monolithos on a calm day: shallow, with a playground behind. [Folegandros](/islands/folegandros) has pebbles and steep walks. [Amorgos](/islands/amorgos) is far; families who love it stay in Aegiali. On [Thirasia](/islands/thirasia) there are pebbles at Riva; at Korfos the water is deep at once.

## The boat

With the large companies on these lines a child under five travels free in economy, but needs a ticket of zero euros, with the name as in the passport. From five to ten the fare is half. Rules differ with the small companies, so ask.

Choose the conventional ferry whenever the hours are bearable: children run about on it, and it rolls less. A cabin on a day crossing sounds like a luxury, but gives everybody a nap. On the fast boat they must sit, so give them a light meal beforehand. Tablets against seasickness are a question for the pharmacist. More of this in the [ferry guide](/ferry-guide).

## The day

1. Beach from eight to eleven, when the wind is down and the sand is cool.
2. Shade from noon to five: lunch, sleep, cards. Dark sand burns bare feet at noon, above all on Santorini.
3. Back to the water at five, dinner at half past eight with everybody else. Greek children are up late, and no waiter minds yours.

Bring rubber shoes for pebbles and urchins, hats that tie, a light long-sleeved shirt for the water, and a windproof layer for the evening deck. Pharmacies are good, but on the smallest islands there may be none, so carry what you use at home.

## When

The second half of June and the last week of August are the best weeks within most school holidays; the first three weeks of August are the fullest and windiest. In May and October the sea is for brave children only. See [the months](/guides/best-time-to-visit), and for days with wind the list of [beaches out of it](/blog/beaches-sheltered-from-the-north-wind). Two islands are enough for ten days, and one is just as good; if you must hop, take neighbours on one line from [island hopping](/guides/island-hopping). Where the doctors and pharmacies are is under [health](/resources#health).', 'Τα παιδιά ζητούν από ένα νησί τρία πράγματα: ρηχά νερά, λίγο δρόμο ως εκεί, και κάτι να γίνεται το βράδυ. Τα περισσότερα νησιά έχουν το ένα, αρκετά και τα τρία, και μερικά ξακουστά κανένα. Η ηλικία μετράει όσο και το νησί, γι’ αυτό πάμε με την ηλικία.

## Ως πέντε χρονών: άμμος και δυο βήματα

Οι μικροί θέλουν θάλασσα ρηχή για πολλά μέτρα κι ένα κρεβάτι κοντά της. Στη [Νάξο](/islands/naxos) τα πράγματα είναι εύκολα από την πρώτη ώρα: ο Άγιος Γεώργιος, η παραλία της πόλης, είναι γύρω στα δέκα λεπτά με τα πόδια από το λιμάνι, ρηχός, με ταβέρνες από πίσω. Στην [Αντίπαρο](/islands/antiparos) οι δύο παραλίες της Ψαραλυκής είναι δίπλα στο χωριό, και στη βόρεια άκρη το νερό μένει ως το γόνατο για πολλά μέτρα. Η [Σχοινούσα](/islands/schinoussa) είναι ακόμη μικρότερη: το Λιβάδι, κάτω από τη Χώρα, έχει άμμο, ρηχά και δέντρα.

Στη [Σύρο](/islands/syros) προτιμήστε τον Γαλησσά ή τη Βάρη, που μένουν ήρεμα όταν φυσάει, με λεωφορείο για μια κανονική πόλη με γιατρό, παιδική χαρά και παγωτό. Στη [Σίφνο](/islands/sifnos) διαλέξτε το Βαθύ, έναν σχεδόν κλειστό στρογγυλό όρμο, ή τις Καμάρες, δυο βήματα από το πλοίο. Η [Πάρος](/islands/paros) έχει τα Λιβάδια για τις πρώτες μέρες και τον Λογαρά για τις υπόλοιπες.

## Έξι με έντεκα: κάτι να ανακαλύψουν

Τώρα θέλουν εξερευνήσεις. Οι Κολυμπήθρες της Πάρου είναι μικρές λιμνούλες ανάμεσα σε στρογγυλεμένους βράχους, λες και φτιάχτηκαν γι’ αυτή την ηλικία· ελάτε νωρίς, γεμίζουν. Ο κούρος του Απόλλωνα στη Νάξο είναι ένας μαρμάρινος γίγαντας πάνω από δέκα μέτρα, που δεν τέλειωσε ποτέ και έμεινε εκεί όπου τον έκοβαν. Τα σκαλιά στο σπήλαιο της Αντιπάρου είναι σωστή γυμναστική. Στα [Κουφονήσια](/islands/koufonisia) κάντε μαζί τους το παραλιακό μονοπάτι, από παραλία σε παραλία· μετά την Ιταλίδα κρατήστε τα από το χέρι, γιατί στην Πισίνα και στο Μάτι του Διαβόλου ο βράχος κόβει και το νερό φουσκώνει απότομα.

Η [Μήλος](/islands/milos) είναι ολόκληρο μάθημα γεωλογίας: άσπρος βράχος, κόκκινοι γκρεμοί, άμμος που τη ζεσταίνει ο ατμός στο Παλιοχώρι. Μείνετε στα Πολλώνια, με σκιά από αρμυρίκια και ρηχά μπροστά στο χωριό. Αφήστε το Τσιγκράδο, όπου κατεβαίνετε με σκοινί και σκάλα.

## Από δώδεκα και πάνω: παρέα

Οι έφηβοι θέλουν άλλους εφήβους. Η Πάρος με τη Νάουσα το βράδυ, η [Ίος](/islands/ios) τον Ιούνιο ή τον Σεπτέμβριο, που είναι ένα ήρεμο νησί με αμμουδιές, κι ένα μάθημα γουίντσερφ στη Χρυσή Ακτή ή στη Μικρή Βίγλα λύνουν τα περισσότερα. Η ιστιοπλοΐα και οι καταδύσεις τους αρέσουν πιο πολύ από όλα τα αξιοθέατα.

## Πού δυσκολεύει

Η [Σαντορίνη](/islands/santorini) είναι απότομη, καυτή και γεμάτη· αν πάτε, μείνετε δύο νύχτες και κολυμπήστε στον Μονόλιθο μια μέρα με κάλμα: ρηχά, με παιδική χαρά από πίσω. Η [Φολέγανδρος](/islands/folegandros) έχει βότσαλο και απότομα μονοπάτια. Η [Αμοργός](/islands/amorgos) είναι μακριά· οι οικογένειες που την αγαπούν μένουν στην Αιγιάλη. Στη [Θηρασία](/islands/thirasia) έχει βότσαλο στη Ρίβα· στον Κόρφο βαθαίνει αμέσως.

## Το πλοίο

Στις μεγάλες εταιρείες αυτών των γραμμών τα παιδιά κάτω των πέντε ταξιδεύουν δωρεάν στην οικονομική, θέλουν όμως εισιτήριο των μηδέν ευρώ, με το όνομα όπως στην ταυτότητα ή το διαβατήριο. Από πέντε ως δέκα πληρώνουν μισό. Στις μικρές εταιρείες οι κανόνες διαφέρουν, ρωτήστε.

Προτιμήστε το συμβατικό όποτε οι ώρες αντέχονται: εκεί τα παιδιά τρέχουν, και κουνάει λιγότερο. Η καμπίνα σε ημερήσιο ταξίδι ακούγεται πολυτέλεια, κοιμάστε όμως όλοι. Στο ταχύπλοο πρέπει να κάθονται, γι’ αυτό δώστε τους πριν κάτι ελαφρύ. Για τα χάπια της ναυτίας ρωτήστε τον φαρμακοποιό. Περισσότερα θα βρείτε στον [οδηγό για τα πλοία](/ferry-guide).

## Η μέρα

1. Παραλία από τις οκτώ ως τις έντεκα, που ο αέρας κοιμάται και η άμμος δεν καίει.
2. Σκιά από το μεσημέρι ως τις πέντε: φαγητό, ύπνος, χαρτιά. Η σκούρα άμμος καίει τις πατούσες, ιδίως στη Σαντορίνη.
3. Πάλι στο νερό στις πέντε, βραδινό στις οκτώμισι μαζί με όλους. Στις πλατείες τα παιδιά παίζουν ως αργά, και τα δικά σας δεν θα ενοχλήσουν κανέναν.

Πάρτε παπουτσάκια για τα βότσαλα και τους αχινούς, καπέλα που δένουν, ένα ελαφρύ μακρυμάνικο για το νερό κι ένα αντιανεμικό για το βράδυ στο κατάστρωμα. Φαρμακεία υπάρχουν και είναι καλά, στα πολύ μικρά νησιά όμως ίσως όχι, γι’ αυτό έχετε μαζί όσα χρησιμοποιείτε στο σπίτι.

## Πότε

Το δεύτερο μισό του Ιουνίου και η τελευταία εβδομάδα του Αυγούστου είναι οι καλύτερες μέσα στις σχολικές διακοπές· οι τρεις πρώτες του Αυγούστου έχουν τον περισσότερο κόσμο και τον περισσότερο αέρα. Τον Μάιο και τον Οκτώβριο η θάλασσα είναι για γενναία παιδιά. Δείτε [πότε να πάτε](/guides/best-time-to-visit) και, για τις μέρες με αέρα, τις [παραλίες που δεν τις πιάνει](/blog/beaches-sheltered-from-the-north-wind). Δύο νησιά φτάνουν για δέκα μέρες, και με ένα περνάτε εξίσου καλά· αν θέλετε να αλλάξετε, διαλέξτε γειτονικά της ίδιας γραμμής από τον οδηγό [από νησί σε νησί](/guides/island-hopping). Πού υπάρχουν γιατροί και φαρμακεία το γράφουμε στην [υγεία](/resources#health).'),
  ('easter-in-the-cyclades', '2026-11-22T04:50:00Z', '2026-11-22', '{seasons,planning}', 'amorgos', false, 'Easter in the Cyclades', 'Πάσχα στις Κυκλάδες', 'Dates from 2027 to 2029, what happens on each day of Holy Week, which islands keep it how, and when the boats are full.', 'Ημερομηνίες από το 2027 ως το 2029, τι γίνεται κάθε μέρα της Μεγάλης Εβδομάδας, πώς το γιορτάζει κάθε νησί και πότε γεμίζουν τα πλοία.', 'If you could see the islands in only one week of the year, it should be this one. The hills are green and in flower, the houses have just been whitewashed, and for four evenings everybody is in the street with a candle. It is not a show for visitors, but visitors are welcome. The date moves, the weather is spring weather, and the boats are full, so plan ahead. More on the month: [the Cyclades in April](/guides/cyclades-in-april); on daily life, [local insights](/guides/local-insights).

## The dates

| Year | Good Friday | Easter Sunday | Western Easter |
| --- | --- | --- | --- |
| 2027 | 30 April | 2 May | 28 March |
| 2028 | 14 April | 16 April | 16 April |
| 2029 | 6 April | 8 April | 1 April |

In 2027 the first of May falls on Holy Saturday, so two holidays become one long one: expect every bed near Athens to be taken. By then the days are warm, with 15 to 22 degrees on average in May; in the second week of April expect 12 to 19, and a sea at sixteen.

## The days, one by one

**Good Friday** is the evening to be on an island. Each parish decks a bier with flowers in the morning, and after dark it is carried through the lanes with candles and hymns. Walk behind it, not in front; buy a candle at the church door, and wear something with sleeves.

**Holy Saturday** ends at midnight. A few minutes before, the lights go out, a flame is passed from candle to candle, and then come *Christos anesti* (‘Christ is risen’), bells and fireworks. People try to carry the flame home alive. Afterwards there is *mageiritsa*, the soup that ends the fast.

On **Easter Sunday** people eat lamb or kid, out of doors, from noon on. You may be handed a plate by people you have never seen. A bottle or a box of sweets is the right answer. What is baked and filled for these days, island by island, is under [food in spring](/culinary?season=spring).

**Easter Monday** passes slowly, but the boats back to Piraeus are full.

## How the islands keep it

On [Amorgos](/islands/amorgos) Easter in Chora lasts a week. Streets are strewn with herbs for the bier, and people sprinkle scent from the windows, as [Kathimerini has reported](https://mybyzantine.wordpress.com/2011/04/24/easter-customs-around-the-cyclades-islands/). On Easter Sunday the icon is fetched from the monastery of Hozoviotissa and carried on foot [from village to village](https://golden-greece.gr/en/islands/kyklades/amorgos/culture) until the Sunday after.

On [Tinos](/islands/tinos) the biers of several churches, Orthodox and Catholic alike, meet at the port and sing before each goes its own way; the Kathimerini article says that the one of Saint Nicholas is carried into the sea.

On [Syros](/islands/syros) Catholics and Orthodox keep the feast on the same date, and the processions of both pass through Ermoupoli; [Visit Greece](https://visitgreece.gr/inspirations/easter-on-syros-island) describes it. It is also the island with the most open doors in April, a real town with real cafés.

On [Santorini](/islands/santorini) the village of Pyrgos lights thousands of tin lamps in its lanes and on its roofs on Good Friday; in 2025 [Skai put them at about 7,000](https://www.skai.gr/news/greece/megali-paraskeyi-entyposiako-theama-sti-santorini), and you see them from far away. [Naxos](/islands/naxos) has *patoudo*, lamb or kid stuffed with greens, and room for everybody.

On the smallest islands there is one procession, one lamb in the square and you. That may be the best of all, if the boats suit your days.

## Boats and beds

1. Sail out by the Tuesday of Holy Week, or book weeks ahead: Wednesday and Thursday sell out first, and so do Easter Monday and Tuesday on the way back.
2. Take a conventional ferry. In April many fast boats are still laid up, and the sea can still be wintry.
3. Ask your host whether there is heating, and which tavernas will be open on Friday. Many open for Easter after the winter, with the paint still wet.
4. Shops open late on Good Friday, if at all, and are shut on Sunday and Monday. Buy water and breakfast on Thursday.

Look at your dates in the [ferry search](/ferry-tickets) as soon as timetables are out. What else is closed in spring, month by month, is in [when to go](/guides/best-time-to-visit), and how to behave in a church, in [Greek culture](/guides/greek-culture).

## If you are late

Take [Kea](/islands/kea), an hour from Lavrio, or [Andros](/islands/andros), two from Rafina: both have frequent boats, running streams and flowers up to your knees. Or come the week after. Everything is as green, half the rooms are free, and people still greet each other with the words of the midnight before.', 'Αν ήταν να δείτε τα νησιά μία μόνο εβδομάδα του χρόνου, αυτή θα έπρεπε να είναι. Οι λόφοι είναι πράσινοι και ανθισμένοι, τα σπίτια φρεσκοασβεστωμένα, και τέσσερα βράδια είναι όλοι στον δρόμο με ένα κερί. Η γιορτή δεν γίνεται για τους επισκέπτες, είναι όμως καλοδεχούμενοι. Η ημερομηνία αλλάζει, ο καιρός είναι ανοιξιάτικος και τα πλοία γεμάτα, οπότε θέλει σχέδιο. Περισσότερα για τον μήνα: [οι Κυκλάδες τον Απρίλιο](/guides/cyclades-in-april)· για την καθημερινότητα, [η ζωή στο νησί](/guides/local-insights).

## Οι ημερομηνίες

| Έτος | Μεγάλη Παρασκευή | Κυριακή του Πάσχα | Πάσχα των Δυτικών |
| --- | --- | --- | --- |
| 2027 | 30 Απριλίου | 2 Μαΐου | 28 Μαρτίου |
| 2028 | 14 Απριλίου | 16 Απριλίου | 16 Απριλίου |
| 2029 | 6 Απριλίου | 8 Απριλίου | 1 Απριλίου |

Το 2027 η Πρωτομαγιά πέφτει Μεγάλο Σάββατο και δύο αργίες γίνονται μία μεγάλη: υπολογίστε ότι κοντά στην Αθήνα δεν θα βρείτε κρεβάτι. Τότε οι μέρες είναι ήδη ζεστές, με 15 ως 22 βαθμούς κατά μέσο όρο τον Μάιο· μέσα στον Απρίλιο περιμένετε 12 ως 19, και θάλασσα στους δεκαέξι.

## Οι μέρες, μία μία

**Τη Μεγάλη Παρασκευή** το βράδυ πρέπει να είστε σε νησί. Το πρωί κάθε ενορία στολίζει τον Επιτάφιο με λουλούδια, και μόλις νυχτώσει τον βγάζουν στα σοκάκια με κεριά και ψαλμούς. Περπατήστε πίσω από την πομπή, όχι μπροστά· πάρτε ένα κερί από την εκκλησία, και φορέστε κάτι με μανίκια.

**Το Μεγάλο Σάββατο** τελειώνει τα μεσάνυχτα. Λίγο πριν σβήνουν τα φώτα, η φλόγα περνά από κερί σε κερί, κι ύστερα Χριστός Ανέστη, καμπάνες και πυροτεχνήματα. Όλοι προσπαθούν να πάνε τη φλόγα αναμμένη ως το σπίτι. Μετά περιμένει η μαγειρίτσα.

**Την Κυριακή του Πάσχα** έχει αρνί ή κατσίκι, στην αυλή, από το μεσημέρι και πέρα. Μπορεί να σας βάλουν πιάτο άνθρωποι που δεν έχετε ξαναδεί. Ανταποδώστε με ένα μπουκάλι ή ένα κουτί γλυκά. Τι ζυμώνει και τι γεμίζει το κάθε νησί αυτές τις μέρες το γράφουν οι [γεύσεις της άνοιξης](/culinary?season=spring).

**Η Δευτέρα του Πάσχα** κυλάει αργά, αλλά τα πλοία για τον Πειραιά είναι γεμάτα.

## Πώς το γιορτάζει κάθε νησί

Στη Χώρα της [Αμοργού](/islands/amorgos) το Πάσχα κρατά μια εβδομάδα. Οι δρόμοι στρώνονται με μυρωδικά για τον Επιτάφιο, κι από τα παράθυρα ραίνουν με κολόνιες, όπως [το διηγήθηκε η Καθημερινή](https://mybyzantine.wordpress.com/2011/04/24/easter-customs-around-the-cyclades-islands/) (στα αγγλικά). Την Κυριακή του Πάσχα παίρνουν την εικόνα από τη Χοζοβιώτισσα και ως την Κυριακή του Θωμά την πηγαίνουν με τα πόδια [από χωριό σε χωριό](https://golden-greece.gr/en/islands/kyklades/amorgos/culture).

Στην [Τήνο](/islands/tinos) οι Επιτάφιοι από πολλές εκκλησίες, ορθόδοξες και καθολικές, συναντιούνται στο λιμάνι και ψέλνουν πριν πάρει ο καθένας τον δρόμο του· εκείνος του Αγίου Νικολάου, λέει το άρθρο της Καθημερινής, μπαίνει μέσα στη θάλασσα.

Στη [Σύρο](/islands/syros) καθολικοί και ορθόδοξοι γιορτάζουν την ίδια μέρα, και οι πομπές και των δύο περνούν από την Ερμούπολη· το περιγράφει το [Visit Greece](https://visitgreece.gr/inspirations/easter-on-syros-island). Είναι και το νησί με τις περισσότερες ανοιχτές πόρτες τον Απρίλιο, κανονική πόλη με κανονικά καφενεία.

Στη [Σαντορίνη](/islands/santorini), τη Μεγάλη Παρασκευή, ο Πύργος ανάβει χιλιάδες τενεκεδάκια σε σοκάκια και ταράτσες, [περίπου 7.000 το 2025 κατά τον Σκάι](https://www.skai.gr/news/greece/megali-paraskeyi-entyposiako-theama-sti-santorini), και φαίνεται από μακριά. Στη [Νάξο](/islands/naxos) τρώτε πατούδο, αρνί ή κατσίκι γεμιστό με χόρτα, και το νησί έχει χώρο για όλους.

Στα πολύ μικρά νησιά υπάρχει ένας Επιτάφιος, ένα αρνί στην πλατεία κι εσείς. Ίσως αυτό να είναι το καλύτερο, αν συμφωνούν και τα πλοία.

## Πλοία και δωμάτια

1. Φύγετε ως τη Μεγάλη Τρίτη ή κλείστε εβδομάδες πριν: πρώτα εξαντλούνται Τετάρτη και Πέμπτη, και στον γυρισμό Δευτέρα και Τρίτη του Πάσχα.
2. Πάρτε συμβατικό. Τον Απρίλιο πολλά ταχύπλοα δεν έχουν βγει ακόμη, και η θάλασσα μπορεί να είναι χειμωνιάτικη.
3. Ρωτήστε αν το δωμάτιο έχει θέρμανση και ποιες ταβέρνες θα είναι ανοιχτές την Παρασκευή. Πολλοί ανοίγουν το Πάσχα, με την μπογιά ακόμη φρέσκια.
4. Τη Μεγάλη Παρασκευή τα μαγαζιά ανοίγουν αργά, αν ανοίξουν, και Κυριακή και Δευτέρα είναι κλειστά. Πάρτε νερό και πρωινό από την Πέμπτη.

Δείτε τις ημερομηνίες σας στα [ακτοπλοϊκά](/ferry-tickets) μόλις βγουν τα δρομολόγια. Τι άλλο είναι κλειστό την άνοιξη το λέει, μήνα με τον μήνα, το [πότε να πάτε](/guides/best-time-to-visit), και για τις συνήθειες στην εκκλησία δείτε τον [οδηγό για τον ελληνικό πολιτισμό](/guides/greek-culture).

## Κι αν το θυμηθήκατε αργά

Πηγαίνετε στην [Τζια](/islands/kea), μία ώρα από το Λαύριο, ή στην [Άνδρο](/islands/andros), δύο από τη Ραφήνα: συχνά πλοία, νερά που τρέχουν, λουλούδια ως το γόνατο. Ή ελάτε την επόμενη εβδομάδα. Όλα είναι το ίδιο πράσινα, τα μισά δωμάτια άδεια, και οι άνθρωποι χαιρετιούνται ακόμη με το Χριστός Ανέστη.'),
  ('ferry-seat-or-cabin', '2026-11-22T05:40:00Z', '2026-11-22', '{ferries}', 'syros', false, 'Seat, cabin or deck on the slow boat', 'Θέση, καμπίνα ή κατάστρωμα', 'What each ferry ticket really buys, where to sit, what to carry up from the garage, and how to enjoy eight hours on a conventional ship.', 'Τι αγοράζετε με κάθε εισιτήριο πλοίου, πού να καθίσετε, τι να πάρετε μαζί σας από το γκαράζ και πώς περνούν ευχάριστα οκτώ ώρες σε συμβατικό.', 'The slow boat is the best idea anyone ever had for the Cyclades. It costs less than the fast one, you can walk about, and it often sails when the fast one does not. It also takes five to six hours to Naxos and eight or more to Amorgos, and the same crossing is sold at two or three prices. Here is what each of them buys.

## What the ticket buys

**Economy** is the freedom of the ship: lounges with sofas and café tables, benches on the open deck, and no numbered place. By day nothing better exists.

**A numbered seat**, as in a train, is worth the few euros on a full August morning or through a long night, hardly otherwise.

**The business lounge** is a quieter room with a door that shuts.

**A cabin** is found on ships that sail overnight, sold by the bed or whole: check which before you pay. It is worth it if you land before dawn or have small children.

On a **fast boat** there is no deck to speak of. The ticket is a numbered seat in a closed saloon, and the dearer class is the same saloon one deck up, with more room and further from the engines. That is worth having in August. On the **local boats** of the Small Cyclades there is one class: a bench inside, a bench outside, and a bar with toasted sandwiches.

A rule to remember: pay for the better class on a fast boat in August and on a night ship all year. By day, on a conventional ferry, spend the difference on lunch ashore.

## When slow is the right choice

| | Conventional | Fast |
| --- | --- | --- |
| Piraeus to [Paros](/islands/paros) | 4 to 5 hours | 3 to 4 hours |
| Piraeus to [Naxos](/islands/naxos) | 5 to 6 hours | from 3 hours 20 to 5 hours |
| Piraeus to [Sifnos](/islands/sifnos) | 5 to 6 hours | 2.5 to 3.5 hours |
| Piraeus to [Syros](/islands/syros) | 3.5 to a little over 4 hours | 2 to 3 hours |
| Piraeus to [Amorgos](/islands/amorgos) | 8 to 9.5 hours | 6 to 7 hours, in summer |

These are typical times, not a timetable; your own day is in the [ferry search](/ferry-tickets). To Paros you save an hour or so, to Amorgos two or three. Take the slow one when it blows, when you feel ill at sea, when you bring a car, and when you arrive by plane in the morning with nothing to do but look at the sea.

## Where to sit

Be at the ship half an hour before it leaves if you are on foot (45 minutes on Mykonos and Santorini), an hour before with a car; in Piraeus an hour, with a car an hour and a half. Then, in this order:

1. On a hot morning, the shaded side of the upper deck. The ships go south-east from Piraeus, so before noon the sun is on the left, and the right-hand side is the cooler one.
2. For sleep, a sofa in a corner away from the bar and the television.
3. In a swell, low and in the middle, facing forward, eyes on the horizon. It is also the place for those who say they are never seasick.

Tablets against seasickness work if you take them an hour or two before you sail and hardly at all afterwards; ask a pharmacist, because most make you drowsy. An empty stomach is worse than a full one, and a heavy lunch is worse than both.

## What to carry up

You walk in through the garage and leave large bags on racks marked with the names of the ports. Put yours on the shelf of your own island and take a photograph of it. The garage is locked while the ship is under way, so take with you:

- documents, money, medicines, whatever has a battery;
- a sweater, because the lounges are as cold as a fridge and the deck is windy at night;
- water and fruit. There is coffee, and there are toasted sandwiches and cheese pies, at ship’s prices;
- a scarf for the eyes: in economy the lights stay on at night.

## Getting off

The port is announced about ten minutes before. Everyone goes down at once, and in a small harbour the ramp is up again five minutes after it came down, so leave your coffee and follow the crowd. If you land at night on an island such as [Anafi](/islands/anafi), where many boats come in the dark, tell your host the name of the ship: whoever meets you waits for a ship, not for a time.

In Piraeus the gates lie far apart, and the number is on the ticket. What else can go wrong on a quay is in the [ferry guide](/ferry-guide), and which islands share a boat in [island hopping](/guides/island-hopping).', 'Το συμβατικό πλοίο είναι ό,τι καλύτερο σκέφτηκε άνθρωπος για τις Κυκλάδες. Κοστίζει λιγότερο από το ταχύπλοο, σηκώνεστε και περπατάτε, και συχνά ταξιδεύει όταν το άλλο μένει δεμένο. Θέλει βέβαια πέντε με έξι ώρες ως τη Νάξο και πάνω από οκτώ ως την Αμοργό, και το ίδιο ταξίδι έχει δύο ή τρεις τιμές. Ας δούμε τι αγοράζει η καθεμιά.

## Τι αγοράζει το εισιτήριο

**Η οικονομική** σας δίνει όλο το πλοίο: σαλόνια με καναπέδες και τραπεζάκια, παγκάκια στο ανοιχτό κατάστρωμα, και καμία αριθμημένη θέση. Την ημέρα δεν υπάρχει καλύτερο.

**Η αριθμημένη θέση**, όπως στο τρένο, αξίζει τα λίγα ευρώ της ένα γεμάτο αυγουστιάτικο πρωινό ή σε μια ολόκληρη νύχτα, αλλιώς σχεδόν ποτέ.

**Το διακεκριμένο σαλόνι** είναι μια πιο ήσυχη αίθουσα, με πόρτα που κλείνει.

**Καμπίνα** έχουν τα πλοία που ταξιδεύουν νύχτα, και πουλιέται με το κρεβάτι ή ολόκληρη: δείτε τι από τα δύο πριν πληρώσετε. Αξίζει όποτε φτάνετε πριν ξημερώσει, και με μικρά παιδιά.

Στο **ταχύπλοο** κατάστρωμα σχεδόν δεν υπάρχει. Το εισιτήριο είναι αριθμημένη θέση σε κλειστό σαλόνι, και η ακριβότερη είναι το ίδιο σαλόνι έναν όροφο πάνω, με περισσότερο χώρο και πιο μακριά από τις μηχανές. Τον Αύγουστο αξίζει τα λεφτά της. Στα **τοπικά καραβάκια** των Μικρών Κυκλάδων υπάρχει μία θέση: πάγκος μέσα, πάγκος έξω, και μπαρ με τοστ.

Ένας κανόνας να θυμάστε: πληρώστε την καλύτερη θέση σε ταχύπλοο τον Αύγουστο και σε νυχτερινό πλοίο όλο τον χρόνο. Την ημέρα, σε συμβατικό, δώστε τα λεφτά στο μεσημεριανό.

## Πότε συμφέρει το αργό

| | Συμβατικό | Ταχύπλοο |
| --- | --- | --- |
| Πειραιάς – [Πάρος](/islands/paros) | 4 με 5 ώρες | 3 με 4 ώρες |
| Πειραιάς – [Νάξος](/islands/naxos) | 5 με 6 ώρες | από 3 ώρες και 20 λεπτά ως 5 ώρες |
| Πειραιάς – [Σίφνος](/islands/sifnos) | 5 με 6 ώρες | 2,5 με 3,5 ώρες |
| Πειραιάς – [Σύρος](/islands/syros) | 3,5 με 4 και κάτι ώρες | 2 με 3 ώρες |
| Πειραιάς – [Αμοργός](/islands/amorgos) | 8 με 9,5 ώρες | 6 με 7 ώρες, το καλοκαίρι |

Οι χρόνοι είναι οι συνηθισμένοι, όχι δρομολόγια· τη μέρα σας θα τη βρείτε στα [ακτοπλοϊκά](/ferry-tickets). Ως την Πάρο κερδίζετε περίπου μία ώρα, ως την Αμοργό δύο ή τρεις. Πάρτε το αργό όταν φυσάει, όταν σας πειράζει η θάλασσα, όταν έχετε αυτοκίνητο, και όταν προσγειώνεστε το πρωί και δεν έχετε τίποτα άλλο να κάνετε από το να κοιτάτε το πέλαγος.

## Πού να καθίσετε

Αν είστε πεζοί, να είστε στο πλοίο μισή ώρα πριν (σε Μύκονο και Σαντορίνη 45 λεπτά), με αυτοκίνητο μία ώρα· στον Πειραιά μία, και μιάμιση με αυτοκίνητο. Και μετά, με αυτή τη σειρά:

1. Ζεστό πρωινό: η σκιερή μεριά στο πάνω κατάστρωμα. Από τον Πειραιά τα πλοία κατεβαίνουν νοτιοανατολικά, οπότε πριν από το μεσημέρι ο ήλιος είναι αριστερά, και η δεξιά πλευρά πιο δροσερή.
2. Για ύπνο: ένας γωνιακός καναπές, μακριά από το μπαρ και την τηλεόραση.
3. Με κύμα: χαμηλά και στη μέση, με το πρόσωπο μπροστά και το βλέμμα στον ορίζοντα. Εκεί καταλήγουν κι όσοι δεν ζαλίζονται ποτέ.

Τα χάπια για τη ναυτία πιάνουν αν τα πάρετε μία δύο ώρες πριν από την αναχώρηση, ύστερα σχεδόν καθόλου· ρωτήστε τον φαρμακοποιό, γιατί τα περισσότερα φέρνουν υπνηλία. Το άδειο στομάχι είναι χειρότερο από το γεμάτο, και το βαρύ φαγητό χειρότερο κι από τα δύο.

## Τι παίρνετε μαζί επάνω

Μπαίνετε από το γκαράζ και αφήνετε τις μεγάλες αποσκευές σε ράφια με τα ονόματα των λιμανιών. Βάλτε τη δική σας στο ράφι του νησιού σας και φωτογραφίστε την. Εν πλω το γκαράζ είναι κλειδωμένο, γι’ αυτό κρατήστε μαζί σας:

- χαρτιά, χρήματα, φάρμακα και ό,τι έχει μπαταρία·
- μια ζακέτα, γιατί τα σαλόνια είναι ψυγείο και το κατάστρωμα τη νύχτα έχει αέρα·
- νερό και φρούτα. Καφές υπάρχει, υπάρχουν τοστ και τυρόπιτες, σε τιμές πλοίου·
- ένα μαντίλι για τα μάτια: στην οικονομική τα φώτα μένουν αναμμένα όλη νύχτα.

## Η αποβίβαση

Το λιμάνι αναγγέλλεται περίπου δέκα λεπτά πριν. Κατεβαίνουν όλοι μαζί, και στα μικρά λιμάνια ο καταπέλτης ανεβαίνει πέντε λεπτά αφότου έπεσε: αφήστε τον καφέ κι ακολουθήστε τον κόσμο. Αν φτάνετε νύχτα, όπως πολλά πλοία στην [Ανάφη](/islands/anafi), πείτε στο κατάλυμα το όνομα του πλοίου· όποιος σας περιμένει κοιτάζει το καράβι, όχι την ώρα.

Στον Πειραιά οι πύλες απέχουν πολύ μεταξύ τους, και ο αριθμός γράφεται στο εισιτήριο. Τα υπόλοιπα που στραβώνουν σε μια προβλήτα είναι στον [οδηγό για τα πλοία](/ferry-guide), και ποια νησιά έχουν κοινό πλοίο στο [από νησί σε νησί](/guides/island-hopping).'),
  ('first-trip-ten-days', '2026-11-22T05:55:00Z', '2026-11-22', '{planning,islands}', 'paros', false, 'Ten days in the Cyclades, the first time', 'Δέκα μέρες, πρώτη φορά στις Κυκλάδες', 'Three islands, two short crossings and a night in hand. A plan for a first trip, day by day, with two other routes and what to book first.', 'Τρία νησιά, δύο μικρά περάσματα και μια νύχτα περιθώριο. Το πρόγραμμα μέρα με τη μέρα, δύο εναλλακτικές και τι να κλείσετε πρώτα.', 'Ten days are nine nights, and nine nights are three islands at most. Nearly everybody who comes for the first time plans four, and spends the holiday on a quay. Here is a plan that leaves time to sit down, two alternatives, and the order in which to book them.

## Why three

Every move costs more than the crossing: you leave a room by mid-morning, wait, sail, and look for the next room. Count half a day even for a short leg. Three nights are the least that give two whole days on an island. So nine nights divide well into three and three and three, or into five and four, and badly into anything else.

Choose islands that share a boat, not islands that look close on the map. [Paros](/islands/paros), [Naxos](/islands/naxos) and [Santorini](/islands/santorini) are on the busiest line of all, so that missing one ship rarely means losing a day. That is why this is the classic first trip.

## The plan, day by day

**Day 1. Athens to Paros.** Four to five hours by conventional ferry from Piraeus, on deck. Sleep in Parikia, where the old town begins a few steps from the quay; Naoussa is for people who go to bed late.

**Day 2.** Swim at Livadia, ten minutes on foot. In the evening wander in the marble lanes.

**Day 3.** Take the bus to Pounta and the ferry, ten minutes, to [Antiparos](/islands/antiparos): the cave in the morning, the shallow sand of Psaraliki in the afternoon.

**Day 4. Paros to Naxos,** under an hour. Walk out to the Portara before dinner: the doorway of a temple of Apollo that nobody finished, of about 530 BC.

**Day 5.** Hire a car for a day in the mountains: Chalki and its kitron, Apeiranthos with its marble lanes, lunch in Filoti. If you are early and fit, the cave of Zas; take a torch.

**Day 6.** Just a beach: Agios Prokopios if it blows, Plaka if it does not.

**Day 7. Naxos to Santorini.** Book a transfer from Athinios if you land at night: Fira is ten kilometres up a road of hairpins.

**Day 8.** The rim of the caldera in the cool of the morning, Akrotiri at noon, because it has a roof.

**Day 9.** A winery, or the boat to [Thirasia](/islands/thirasia) for the same view from the other side. Check the last return before you go.

**Day 10.** Fly to Athens and home. The flight lasts under an hour and spares you a day at sea.

## Turn it round?

You can begin on Santorini if your flight lands there. It is the most expensive of the three, so your rooms get cheaper as you go, and you end on a ship to Piraeus. Then spend the last night in Athens: one ferry, one connection and one flight on a single day is a bet on the weather.

## Two alternatives

**Quieter and western.** [Sifnos](/islands/sifnos) for five nights, [Milos](/islands/milos) for four, with a day on [Kimolos](/islands/kimolos). They are on one line, an hour or so apart by fast boat and up to two and a half by conventional, and Milos has a small airport for the way back. There are more paths, better lunches and fewer sights. You will want a car on Milos.

**Nearer and northern.** Land at Athens and sail from Rafina, which is nearer to the airport than Piraeus. Give [Andros](/islands/andros), [Tinos](/islands/tinos) and [Mykonos](/islands/mykonos) three nights each, with a morning on Delos. All are on one line. They catch the north wind first, so May, June and September suit them best.

## What to book, and when

1. **The flight,** and with it the last night: on the island of your airport or in Athens.
2. **Rooms.** Months ahead on the rim of Santorini for June to September, and on Paros for July and August. For late June book by the end of April, for early September by May; otherwise a few weeks will do.
3. **Boats.** From mid-July to the end of August book weeks ahead; otherwise a few days are enough on these lines. Look at your dates in the [ferry search](/ferry-tickets).
4. **The car** on Naxos: for July and August together with the room, otherwise a week ahead.

Leave the rest unbooked. No dinner on these islands is improved by a reservation made in February, and the plan above has three empty evenings on purpose.

## When to come

Come from 10 to 25 June or from 5 to 25 September and look no further: the sea is warm, the boats run in every direction and there is room on them. [The months compared](/guides/best-time-to-visit) have the temperatures, [island hopping](/guides/island-hopping) the other lines, and the [planner](/trip-planner-legacy) will try your own nine nights in every order. If Paros, Naxos and Santorini do not suit you, begin with [which island is right for you](/blog/best-cyclades-islands), or read the [guides](/guides) to two or three. What the days may cost is added up in [what a week costs](/blog/what-a-week-costs).', 'Δέκα μέρες είναι εννέα νύχτες, κι εννέα νύχτες είναι το πολύ τρία νησιά. Σχεδόν όλοι όσοι έρχονται πρώτη φορά βάζουν τέσσερα, και περνούν τις διακοπές σε προβλήτες. Να ένα πρόγραμμα που αφήνει χρόνο να καθίσετε, άλλα δύο για διαφορετικά γούστα, και η σειρά με την οποία τα κλείνετε.

## Γιατί τρία

Κάθε μετακίνηση κοστίζει πιο πολύ από το πέρασμα: αφήνετε το δωμάτιο το πρωί, περιμένετε, ταξιδεύετε, ψάχνετε το επόμενο. Υπολογίστε μισή μέρα ακόμη και για το πιο μικρό σκέλος. Τρεις νύχτες είναι οι λιγότερες που δίνουν δύο γεμάτες μέρες. Έτσι οι εννέα μοιράζονται ωραία σε τρεις, τρεις και τρεις ή σε πέντε και τέσσερις, και άσχημα με κάθε άλλον τρόπο.

Διαλέξτε νησιά με κοινό πλοίο, όχι νησιά που στον χάρτη μοιάζουν κοντινά. Η [Πάρος](/islands/paros), η [Νάξος](/islands/naxos) και η [Σαντορίνη](/islands/santorini) είναι στη γραμμή με τα πιο πολλά πλοία, κι αν χάσετε ένα πλοίο, σπάνια χάνετε μια μέρα. Γι’ αυτό το κλασικό πρώτο ταξίδι έγινε κλασικό.

## Μέρα με τη μέρα

**1η μέρα. Αθήνα – Πάρος.** Τέσσερις με πέντε ώρες με συμβατικό από τον Πειραιά, στο κατάστρωμα. Μείνετε στην Παροικιά, όπου η παλιά πόλη αρχίζει λίγα βήματα από την προβλήτα· η Νάουσα είναι για όσους ξενυχτούν.

**2η μέρα.** Μπάνιο στα Λιβάδια, δέκα λεπτά με τα πόδια. Το βράδυ γυρίστε χωρίς σχέδιο στα μαρμάρινα σοκάκια.

**3η μέρα.** Λεωφορείο για την Πούντα, δέκα λεπτά με το φέρι, και [Αντίπαρος](/islands/antiparos): το πρωί το σπήλαιο, το απόγευμα τα ρηχά της Ψαραλυκής.

**4η μέρα. Πάρος – Νάξος,** λιγότερο από μία ώρα. Πριν από το βραδινό περπατήστε ως την Πορτάρα, την πύλη ενός ναού του Απόλλωνα που άρχισε γύρω στο 530 π.Χ. και δεν τέλειωσε ποτέ.

**5η μέρα.** Αυτοκίνητο για μία μέρα, για το βουνό: το Χαλκί με το κίτρο του, η Απείρανθος με τα μαρμαρόστρωτα σοκάκια, μεσημεριανό στο Φιλότι. Αν ξυπνάτε νωρίς και αντέχουν τα πόδια σας, ανεβείτε στο σπήλαιο του Ζα· πάρτε φακό.

**6η μέρα.** Τίποτα. Άγιος Προκόπιος αν φυσάει, Πλάκα αν δεν φυσάει.

**7η μέρα. Νάξος – Σαντορίνη.** Αν φτάνετε νύχτα, κλείστε μεταφορά από τον Αθηνιό: τα Φηρά είναι δέκα χιλιόμετρα πιο πάνω, όλο στροφές.

**8η μέρα.** Το χείλος της καλντέρας με τη δροσιά του πρωινού, το Ακρωτήρι το μεσημέρι, γιατί έχει στέγη.

**9η μέρα.** Ένα οινοποιείο, ή το καραβάκι για τη [Θηρασία](/islands/thirasia) και την ίδια θέα από απέναντι. Δείτε πρώτα πότε φεύγει το τελευταίο για πίσω.

**10η μέρα.** Με το αεροπλάνο στην Αθήνα. Η πτήση κρατά λιγότερο από μία ώρα και σας γλιτώνει μια μέρα στο πέλαγος.

## Κι αν το γυρίσετε ανάποδα;

Ξεκινήστε από τη Σαντορίνη, αν προσγειώνεστε εκεί. Είναι το ακριβό μισό του ταξιδιού, οπότε κάθε στάση θα σας βγαίνει φτηνότερη, και τελειώνετε με πλοίο για τον Πειραιά. Τότε όμως κρατήστε την τελευταία νύχτα για την Αθήνα: ένα πλοίο, μια ανταπόκριση και μια πτήση την ίδια μέρα είναι στοίχημα με τον καιρό.

## Για άλλα γούστα

**Πιο ήσυχα και δυτικά.** [Σίφνος](/islands/sifnos) για πέντε νύχτες, [Μήλος](/islands/milos) για τέσσερις, με μια μέρα στην [Κίμωλο](/islands/kimolos). Είναι στην ίδια γραμμή, περίπου μία ώρα με ταχύπλοο και ως δυόμισι με συμβατικό, και η Μήλος έχει μικρό αεροδρόμιο για τον γυρισμό. Έχουν πιο πολλά μονοπάτια, καλύτερα μεσημεριανά και λιγότερα αξιοθέατα. Στη Μήλο θα χρειαστείτε αυτοκίνητο.

**Πιο κοντά και βόρεια.** Από το αεροδρόμιο στη Ραφήνα, που είναι πιο κοντά του από τον Πειραιά. [Άνδρος](/islands/andros), [Τήνος](/islands/tinos) και [Μύκονος](/islands/mykonos), από τρεις νύχτες, με ένα πρωινό στη Δήλο. Όλα σε μία γραμμή. Τα πιάνει πρώτα ο βοριάς, γι’ αυτό προτιμήστε Μάιο, Ιούνιο ή Σεπτέμβριο.

## Τι κλείνετε, και πότε

1. **Την πτήση,** και μαζί την τελευταία νύχτα: στο νησί του αεροδρομίου ή στην Αθήνα.
2. **Δωμάτια.** Μήνες πριν στην καλντέρα της Σαντορίνης για Ιούνιο ως Σεπτέμβριο, και στην Πάρο για Ιούλιο και Αύγουστο. Για τα τέλη Ιουνίου κλείστε ως το τέλος Απριλίου, για τις αρχές Σεπτεμβρίου ως τον Μάιο· αλλιώς φτάνουν λίγες εβδομάδες.
3. **Πλοία.** Από τα μέσα Ιουλίου ως το τέλος Αυγούστου εβδομάδες πριν· αλλιώς σε αυτές τις γραμμές φτάνουν λίγες μέρες. Δείτε τις ημερομηνίες σας στα [ακτοπλοϊκά](/ferry-tickets).
4. **Το αυτοκίνητο** της Νάξου: για Ιούλιο και Αύγουστο μαζί με το δωμάτιο, αλλιώς μια εβδομάδα πριν.

Τα υπόλοιπα αφήστε τα ανοιχτά. Κανένα βραδινό δεν έγινε καλύτερο επειδή το κλείσατε τον Φεβρουάριο, και τα άδεια βράδια του προγράμματος είναι άδεια επίτηδες.

## Πότε να έρθετε

Από 10 ως 25 Ιουνίου και από 5 ως 25 Σεπτεμβρίου είναι ό,τι καλύτερο: η θάλασσα είναι ζεστή, τα πλοία πάνε παντού και έχουν θέσεις. Οι θερμοκρασίες είναι στους [μήνες έναν έναν](/guides/best-time-to-visit), οι άλλες γραμμές στο [από νησί σε νησί](/guides/island-hopping), και ο [σχεδιασμός ταξιδιού](/trip-planner-legacy) δοκιμάζει τις δικές σας εννέα νύχτες με κάθε σειρά. Κι αν η Πάρος, η Νάξος και η Σαντορίνη δεν σας ταιριάζουν, ξεκινήστε από το [ποιο ταιριάζει σε ποιον](/blog/best-cyclades-islands) ή διαβάστε δυο τρεις [οδηγούς](/guides). Τον λογαριασμό τον κάνουμε στο [πόσο κοστίζει μια εβδομάδα](/blog/what-a-week-costs).'),
  ('islands-without-a-car', '2026-11-22T05:20:00Z', '2026-11-22', '{getting-around,islands}', 'koufonisia', false, 'Islands you can enjoy without a car', 'Νησιά που τα χαίρεστε χωρίς αυτοκίνητο', 'Where a bus, a path or your own feet are enough, where they are not, and how to spend a week in the Cyclades without a hire desk.', 'Πού φτάνουν το λεωφορείο, το μονοπάτι και τα πόδια σας, πού δεν φτάνουν, και μια εβδομάδα στις Κυκλάδες χωρίς γραφείο ενοικίασης.', 'A hire car is the second thing people book, often before they know whether the island has anywhere to drive to. On some of the Cyclades it is a necessity. On about half of them it stands in the shade of a tamarisk and costs money. The line between the two is not size alone: it is where the bus goes, and whether you can walk to the good beach.

## No car at all

[Koufonisia](/islands/koufonisia) are the clearest case. All ferries dock at the edge of the village, the first beach is two minutes away, and a coast path leads past Finikas, Fanos and Italida to Pori; small boats do the rest. On [Schinoussa](/islands/schinoussa) the beaches lie within half an hour’s walk of Chora. [Iraklia](/islands/iraklia) has Livadi, twenty minutes’ walk from the port. On [Donousa](/islands/donousa) a crescent of sand lies in the port itself and Kedros is twenty minutes over the hill. On [Thirasia](/islands/thirasia) there is little to drive to, only steps.

Northern [Antiparos](/islands/antiparos) is the family version: the village, the shallow sand of Psaraliki and the tip of the island are within walking or cycling distance.

## A bus is enough

[Syros](/islands/syros) is the best island of all for people who do not drive. You step off the ship into a city, and a bus goes round the south of the island, by way of Azolimnos and the sandy bays of Vari and Galissas; another line goes to the beach of Kini. [Paros](/islands/paros) is well covered in summer; the bus station is steps from the quay, and buses go to Naoussa, Golden Beach and the boat to Antiparos. On [Naxos](/islands/naxos) the station stands on the quay and the buses follow the beaches as far as Plaka; for the mountain you will want a car for a day.

[Ios](/islands/ios) works as long as you want the port, Chora and Mylopotas, with a bus or a boat to Manganari in summer. [Santorini](/islands/santorini) has buses from Fira as far as Perivolos, and one that meets the boats at Athinios and goes up to Fira. On [Mykonos](/islands/mykonos) the bus, the sea bus from Tourlos and the small boats from Platis Gialos take you to most of the south; the north coast has no bus that you can rely on.

## On foot with a bus back

[Sifnos](/islands/sifnos) has a web of old stone paths between its villages; buses wait for most boats in summer. [Folegandros](/islands/folegandros) has a bus that meets the boats in season and others to Agkali and Ano Meria; the rest is footpath. [Anafi](/islands/anafi) has one bus, one village and a coastal path from beach to beach. [Amorgos](/islands/amorgos) is long, but with a bus from Katapola to Chora and a room in Aegiali, where the sand is a few steps from the port, you may not miss a car at all.

## Where you will miss it

[Andros](/islands/andros) has its port over 30 km from Chora. On [Milos](/islands/milos) the beaches are on the outer coast and the port is deep inside the bay. On [Serifos](/islands/serifos) the bus goes to Chora and hardly anywhere else. Many coves of [Kea](/islands/kea) and [Kythnos](/islands/kythnos) lie at the end of a dirt road. If you go all the same, hire for one or two days, book ahead in July and August, and keep the rest for walking.

## Five rules for the bus

1. Photograph the timetable at the stop on the first evening. In May and October there are fewer runs, and from mid-October they shrink again.
2. Sleep within a short walk of the port or of the bus station. A pretty room up a hill means a taxi twice a day.
3. The last bus back is the one that matters. Ask the driver on the way out.
4. If your ferry is late, the bus usually waits; the ferry waits for nobody.
5. Have coins, but ask first at the kiosk by the station, in case it sells the ticket for less.

## A week with no wheels

Fly or sail to Syros and stay three nights; take the boat to Paros for two, with a day on Antiparos; go on to Naxos and change to the small ferry for two nights on Koufonisia. Every port on that route has rooms within walking distance. Check each leg in the [ferry search](/ferry-tickets), because out of season the boats between Syros and Paros do not run every day, or let the [planner](/trip-planner-legacy) put the nights in order; why these islands go together is in [island hopping](/guides/island-hopping). What bus, scooter and car cost on which island is in the [table of costs](/resources#costs).', 'Το αυτοκίνητο είναι το δεύτερο πράγμα που κλείνει κανείς, συχνά πριν μάθει αν το νησί έχει πού να το πάει. Σε κάποια νησιά είναι ανάγκη. Στα μισά περίπου μένει παρκαρισμένο κάτω από ένα αρμυρίκι, και το πληρώνετε κάθε μέρα. Τη διαφορά δεν την κάνει μόνο το μέγεθος: την κάνει το πού πάει το λεωφορείο, κι αν πάτε με τα πόδια στην καλή παραλία.

## Καθόλου αυτοκίνητο

Στα [Κουφονήσια](/islands/koufonisia) το αυτοκίνητο δεν χρησιμεύει σε τίποτα. Όλα τα πλοία δένουν στην άκρη του χωριού, η πρώτη παραλία απέχει δύο λεπτά, κι ένα παραλιακό μονοπάτι περνά από τον Φοίνικα, τον Φανό και την Ιταλίδα ως το Πορί· για τις άλλες παραλίες έχει καραβάκια. Στη [Σχοινούσα](/islands/schinoussa) οι παραλίες απέχουν από τη Χώρα ως μισή ώρα με τα πόδια. Η [Ηρακλειά](/islands/iraklia) έχει το Λιβάδι, είκοσι λεπτά από το λιμάνι. Στη [Δονούσα](/islands/donousa) η αμμουδιά είναι μέσα στο λιμάνι και ο Κέδρος είκοσι λεπτά πιο πέρα. Στη [Θηρασία](/islands/thirasia) δεν έχετε πού να οδηγήσετε· έχετε σκαλιά.

Η βόρεια [Αντίπαρος](/islands/antiparos) είναι η οικογενειακή εκδοχή: το χωριό, τα ρηχά της Ψαραλυκής και η άκρη του νησιού βγαίνουν με τα πόδια ή με ποδήλατο.

## Φτάνει το λεωφορείο

Η [Σύρος](/islands/syros) είναι το καλύτερο νησί για όσους δεν οδηγούν. Κατεβαίνετε από το πλοίο μέσα στην πόλη, και το λεωφορείο κάνει τον γύρο του νότου: περνά από τον Αζόλιμνο και από τις αμμουδιές στη Βάρη και στον Γαλησσά· για το Κίνι και την παραλία του έχει άλλη γραμμή. Στην [Πάρο](/islands/paros) το καλοκαίρι τα λεωφορεία πάνε σχεδόν παντού· ο σταθμός είναι δίπλα στην προβλήτα, και από εκεί πάτε στη Νάουσα, στη Χρυσή Ακτή και στο φέρι της Αντιπάρου. Στη [Νάξο](/islands/naxos) ο σταθμός είναι στην προβλήτα και τα λεωφορεία ακολουθούν τις παραλίες ως την Πλάκα· για το βουνό θα θέλετε, μια μέρα, αυτοκίνητο.

Στην [Ίο](/islands/ios) βολεύεστε όσο σας αρκούν το λιμάνι, η Χώρα και ο Μυλοπότας, με λεωφορείο ή καραβάκι για το Μαγγανάρι το καλοκαίρι. Η [Σαντορίνη](/islands/santorini) έχει λεωφορεία από τα Φηρά ως τον Περίβολο, κι ένα που περιμένει τα πλοία στον Αθηνιό και ανεβαίνει στα Φηρά. Στη [Μύκονο](/islands/mykonos) το λεωφορείο, το θαλάσσιο λεωφορείο από τον Τούρλο και τα καραβάκια από τον Πλατύ Γιαλό σας πηγαίνουν σχεδόν σε όλο τον νότο· για τον βορρά μη βασίζεστε σε λεωφορείο.

## Με τα πόδια, και γυρισμός με λεωφορείο

Στη [Σίφνο](/islands/sifnos) παλιά πέτρινα μονοπάτια ενώνουν τα χωριά, και το καλοκαίρι τα λεωφορεία περιμένουν τα περισσότερα πλοία. Στη [Φολέγανδρο](/islands/folegandros) ένα λεωφορείο περιμένει τα πλοία στη σεζόν και άλλα πάνε σε Αγκάλη και Άνω Μεριά· στα υπόλοιπα μέρη πάτε με τα πόδια. Η [Ανάφη](/islands/anafi) έχει ένα λεωφορείο, ένα χωριό κι ένα παραλιακό μονοπάτι από αμμουδιά σε αμμουδιά. Η [Αμοργός](/islands/amorgos) είναι μακρόστενη, όμως με το λεωφορείο από τα Κατάπολα στη Χώρα και δωμάτιο στην Αιγιάλη, όπου η άμμος είναι λίγα βήματα από το λιμάνι, μπορεί να μη σας λείψει καθόλου το αυτοκίνητο.

## Πού θα σας λείψει

Στην [Άνδρο](/islands/andros) το πλοίο σας αφήνει πάνω από 30 χιλιόμετρα από τη Χώρα. Στη [Μήλο](/islands/milos) οι παραλίες είναι στην έξω ακτή και το λιμάνι στο βάθος του κόλπου. Στη [Σέριφο](/islands/serifos) το λεωφορείο πάει ως τη Χώρα και σχεδόν πουθενά αλλού. Στην [Τζια](/islands/kea) και στην [Κύθνο](/islands/kythnos) πολλοί όρμοι είναι στο τέλος χωματόδρομου. Αν πάτε, νοικιάστε για μία δύο μέρες, κλείστε από πριν για Ιούλιο και Αύγουστο, και τις άλλες περπατήστε.

## Πέντε κανόνες του λεωφορείου

1. Φωτογραφίστε τα δρομολόγια στη στάση από το πρώτο βράδυ. Τον Μάιο και τον Οκτώβριο είναι λιγότερα, και από τα μέσα Οκτωβρίου αραιώνουν κι άλλο.
2. Μείνετε κοντά στο λιμάνι ή στον σταθμό. Ένα όμορφο δωμάτιο στην ανηφόρα σημαίνει δύο ταξί τη μέρα.
3. Σημασία έχει το τελευταίο λεωφορείο του γυρισμού. Ρωτήστε τον οδηγό στον πηγαιμό.
4. Αν το πλοίο αργήσει, το λεωφορείο συνήθως το περιμένει. Το ανάποδο δεν γίνεται: για την αναχώρηση πάρτε το προηγούμενο.
5. Έχετε ψιλά. Και ρωτήστε στο περίπτερο του σταθμού, μήπως πουλά το εισιτήριο φτηνότερα.

## Μια εβδομάδα χωρίς ρόδες

Πηγαίνετε στη Σύρο με πλοίο ή αεροπλάνο και μείνετε τρεις νύχτες. Περάστε με το πλοίο στην Πάρο για δύο, και κάντε μια μέρα στην Αντίπαρο. Μετά πηγαίνετε στη Νάξο, κι από εκεί με το μικρό πλοίο στα Κουφονήσια, για δύο νύχτες. Σε κάθε λιμάνι της διαδρομής πάτε στο δωμάτιο με τα πόδια. Δείτε κάθε σκέλος στα [ακτοπλοϊκά](/ferry-tickets), γιατί εκτός καλοκαιριού δεν έχει κάθε μέρα πλοίο από τη Σύρο στην Πάρο, ή αφήστε τον [σχεδιασμό ταξιδιού](/trip-planner-legacy) να βάλει τις νύχτες στη σειρά. Γιατί ταιριάζουν αυτά τα νησιά μεταξύ τους, θα το διαβάσετε στο [από νησί σε νησί](/guides/island-hopping). Πόσο κοστίζουν λεωφορείο, σκούτερ και αυτοκίνητο το γράφει για κάθε νησί ο [πίνακας με το κόστος](/resources#costs).'),
  ('october-and-winter', '2026-11-22T04:40:00Z', '2026-11-22', '{seasons,islands}', 'andros', false, 'The Cyclades from October to March', 'Κυκλάδες από Οκτώβριο ως Μάρτιο', 'What still runs in October, which islands live through the winter, how cold it gets, and how to plan when the boats decide.', 'Τι δουλεύει ακόμη τον Οκτώβριο, ποια νησιά ζουν τον χειμώνα, πόσο κρύο κάνει και πώς οργανώνεστε όταν αποφασίζουν τα πλοία.', 'From about the middle of October the islands stop being resorts and go back to everyday life. Shutters come down along the front, the hills turn green, and the man who rented you an umbrella in July is up a ladder in an olive tree. It is a different trip, and a good one for those who know what they are coming for.

## October: two halves

October starts as summer and ends as autumn. The sea is still at 22 degrees, as warm as in June, the air between 16 and 22 on average, and the meltemi is over. In the first half you swim, walk and find a table. In the second the first rain comes, restaurants close as their owners choose, and trips round the island and to Delos thin out.

Along with May it is the best month for paths: on [Andros](/islands/andros) and on [Kea](/islands/kea), whose oaks have acorns then, on [Amorgos](/islands/amorgos) in the first half, with a swim at the end. At Loutra on [Kythnos](/islands/kythnos) hot water runs into the sea, which is a pleasure in October. On [Folegandros](/islands/folegandros) and [Koufonisia](/islands/koufonisia) most places shut after the first ten days, and by the middle of the month almost all; on [Ios](/islands/ios) the bars and most of the hotels close as October begins.

## November to March: where there is life

Five islands have a life of their own in winter, with open shops and somewhere to have dinner: [Syros](/islands/syros) above all, then [Naxos](/islands/naxos), [Paros](/islands/paros), [Tinos](/islands/tinos) and Andros. On [Santorini](/islands/santorini) Fira keeps going all year while much of the rim closes; the views are the same, and you have them to yourself.

On the small islands there is one kafeneio, a shop and the people who live there. They will be glad to see you, and puzzled. Go only with time, cash, your medicines and a heater in the room.

## How cold

| Month | Air °C, low to high | Sea °C |
| --- | --- | --- |
| October | 16 to 22 | 22 |
| November | 13 to 19 | 19 to 20 |
| December | 11 to 16 | 17 to 18 |
| January | 9 to 14 | 15 to 17 |
| February | 9 to 14 | 15 to 17 |
| March | 10 to 16 | 15 to 17 |

These are averages of many years, on Santorini for the air. They hide the two things that matter, wind and damp. A house of marble and whitewash built for August is cold at 12 degrees in a way that no figure tells. Between the gales come still, bright days when you eat out of doors at noon, and they are why people come.

## The boats decide

Most fast boats are laid up from late autumn to spring. The conventional ferries run on, fewer and slower, and a trip to a small island can take more than twice as long as in summer. Southerly gales close harbours as the meltemi does in August. The winter timetables come late: do not fix a November route in June, and when you do plan one, look at the [ferry search](/ferry-tickets) for each leg by itself.

So stay on one island, or on two that share a line from Piraeus: Syros and Tinos, or Paros and Naxos. From November to March leave two nights before a flight that matters. Crossings from east to west often go through Piraeus; you can turn that into a pleasant night in Athens.

## What there is to do

1. **Walk.** In January you can cross a ridge at noon without a hat.
2. **Eat what there is.** Winter is for greens, pork, pulses, citrus and the year’s oil. The cooks have time, and the other guests are neighbours.
3. **Go to a feast.** The monastery of Hozoviotissa on Amorgos keeps its own on 21 November, when the island gathers there. At Carnival men in skins and bells run through Apeiranthos and Filoti on Naxos.
4. **Look at museums and churches** with nobody in front of you. State museums keep shorter hours in winter and most have a closed day; ring first.

## Before you book

Ask your host three things: is there heating, is there hot water all day, and where can you eat on a Tuesday evening? If the answer to the last is a name, go. For the other months see [the months compared](/guides/best-time-to-visit); if it is flowers you want, wait for [Easter](/blog/easter-in-the-cyclades). For what is eaten in these months see [food in autumn](/culinary?season=autumn).', 'Από τα μέσα Οκτωβρίου φεύγουν οι παραθεριστές και τα νησιά γυρίζουν στη δική τους ζωή. Στην παραλία κατεβαίνουν τα ρολά, οι λόφοι πρασινίζουν, κι εκείνος που σας νοίκιαζε ομπρέλα τον Ιούλιο είναι ανεβασμένος σε μια σκάλα και μαζεύει ελιές. Είναι άλλο ταξίδι, και ωραίο, για όποιον ξέρει τι έρχεται να βρει.

## Οκτώβριος: δύο μισά

Ο Οκτώβριος αρχίζει καλοκαίρι και τελειώνει φθινόπωρο. Η θάλασσα είναι ακόμη στους 22 βαθμούς, όσο και τον Ιούνιο, ο αέρας κατά μέσο όρο από 16 ως 22, και το μελτέμι έχει φύγει. Το πρώτο μισό κολυμπάτε, περπατάτε και βρίσκετε τραπέζι. Το δεύτερο έρχεται η πρώτη βροχή, οι ταβέρνες κλείνουν όποτε θέλει ο καθένας, και οι γύροι του νησιού με καραβάκι και τα δρομολόγια για Δήλο αραιώνουν.

Για τα μονοπάτια είναι, μαζί με τον Μάιο, ο καλύτερος μήνας: στην [Άνδρο](/islands/andros), στην [Τζια](/islands/kea), που οι βελανιδιές της έχουν τότε βελανίδια, στην [Αμοργό](/islands/amorgos) το πρώτο μισό, με μια βουτιά στο τέλος. Στα Λουτρά της [Κύθνου](/islands/kythnos) το ζεστό νερό χύνεται στη θάλασσα, και τον Οκτώβριο είναι απόλαυση. Στη [Φολέγανδρο](/islands/folegandros) και στα [Κουφονήσια](/islands/koufonisia) τα περισσότερα κλείνουν μετά το πρώτο δεκαήμερο, και ως τα μέσα του μήνα σχεδόν όλα· στην [Ίο](/islands/ios) μπαρ και ξενοδοχεία κλείνουν τα πιο πολλά μόλις μπει ο μήνας.

## Νοέμβριο με Μάρτιο: πού έχει ζωή

Πέντε νησιά έχουν δική τους ζωή τον χειμώνα, με μαγαζιά ανοιχτά και κάπου να φάτε το βράδυ: πρώτη η [Σύρος](/islands/syros), ύστερα η [Νάξος](/islands/naxos), η [Πάρος](/islands/paros), η [Τήνος](/islands/tinos) και η Άνδρος. Στη [Σαντορίνη](/islands/santorini) τα Φηρά δουλεύουν όλο τον χρόνο, ενώ το χείλος της καλντέρας σχεδόν όλο κλείνει· η θέα είναι η ίδια, και την έχετε όλη δική σας.

Στα μικρά νησιά υπάρχει ένα καφενείο, ένα μαγαζί και οι άνθρωποι που μένουν εκεί. Θα χαρούν που ήρθατε και θα απορήσουν. Πηγαίνετε μόνο αν έχετε χρόνο, μετρητά, τα φάρμακά σας και σόμπα στο δωμάτιο.

## Πόσο κρύο κάνει

| Μήνας | Αέρας °C, από – ως | Θάλασσα °C |
| --- | --- | --- |
| Οκτώβριος | 16 – 22 | 22 |
| Νοέμβριος | 13 – 19 | 19 – 20 |
| Δεκέμβριος | 11 – 16 | 17 – 18 |
| Ιανουάριος | 9 – 14 | 15 – 17 |
| Φεβρουάριος | 9 – 14 | 15 – 17 |
| Μάρτιος | 10 – 16 | 15 – 17 |

Είναι μέσοι όροι πολλών ετών, για τον αέρα στη Σαντορίνη. Κρύβουν τα δύο που μετράνε, τον άνεμο και την υγρασία. Ένα σπίτι από μάρμαρο και ασβέστη, φτιαγμένο για τον Αύγουστο, στους 12 βαθμούς είναι πιο κρύο απ’ όσο δείχνουν οι αριθμοί. Ανάμεσα στις κακοκαιρίες όμως έρχονται μέρες ασάλευτες και φωτεινές, που το μεσημέρι τρώτε έξω, και γι’ αυτές έρχεται κανείς.

## Αποφασίζουν τα πλοία

Τα περισσότερα ταχύπλοα δένουν από το τέλος του φθινοπώρου ως την άνοιξη. Τα συμβατικά συνεχίζουν, πιο αραιά και πιο αργά, και για ένα μικρό νησί μπορεί να θέλετε πάνω από διπλάσιο χρόνο απ’ ό,τι το καλοκαίρι. Οι νοτιάδες κλείνουν τα λιμάνια όπως το μελτέμι τον Αύγουστο. Τα χειμερινά δρομολόγια βγαίνουν αργά: μην κανονίζετε τον Ιούνιο διαδρομή για Νοέμβριο, κι όταν τη σχεδιάσετε, δείτε κάθε σκέλος χωριστά στα [ακτοπλοϊκά](/ferry-tickets).

Μείνετε λοιπόν σε ένα νησί, ή σε δύο της ίδιας γραμμής από τον Πειραιά: Σύρο και Τήνο, ή Πάρο και Νάξο. Από Νοέμβριο ως Μάρτιο αφήστε δύο νύχτες πριν από μια πτήση που δεν πρέπει να χάσετε. Από τα ανατολικά στα δυτικά νησιά συχνά πάτε μέσω Πειραιά· κοιμηθείτε λοιπόν μια νύχτα στην Αθήνα.

## Τι κάνει κανείς

1. **Περπατά.** Τον Ιανουάριο περνάτε μια ράχη μεσημέρι και χωρίς καπέλο.
2. **Τρώει ό,τι έχει η εποχή.** Ο χειμώνας είναι για χόρτα, χοιρινό, όσπρια, εσπεριδοειδή και το καινούριο λάδι. Οι μάγειροι έχουν χρόνο, και στα διπλανά τραπέζια κάθονται γείτονες.
3. **Πάει σε πανηγύρι.** Η Χοζοβιώτισσα στην Αμοργό γιορτάζει στις 21 Νοεμβρίου και μαζεύεται εκεί όλο το νησί. Τις Απόκριες κουδουνάτοι με προβιές τρέχουν στην Απείρανθο και στο Φιλότι της Νάξου.
4. **Βλέπει μουσεία και εκκλησίες** χωρίς κανέναν μπροστά του. Τα κρατικά μουσεία έχουν χειμερινό ωράριο και συνήθως μια μέρα κλειστά· τηλεφωνήστε πρώτα.

## Πριν κλείσετε

Ρωτήστε για το δωμάτιο τρία πράγματα: αν έχει θέρμανση, αν έχει ζεστό νερό όλη μέρα και πού τρώει κανείς Τρίτη βράδυ. Αν στο τελευταίο σας πουν ένα όνομα, πηγαίνετε. Για τους άλλους μήνες δείτε [πότε να πάτε](/guides/best-time-to-visit), κι αν θέλετε λουλούδια, περιμένετε το [Πάσχα](/blog/easter-in-the-cyclades). Τι τρώτε αυτούς τους μήνες θα το βρείτε στις [γεύσεις του φθινοπώρου](/culinary?season=autumn).'),
  ('small-boats-day-trips', '2026-11-22T05:00:00Z', '2026-11-22', '{getting-around,ferries}', 'thirasia', false, 'Six small boats worth a day', 'Έξι καραβάκια που αξίζουν μια μέρα', 'Delos, Thirasia, Antiparos, Kimolos, Kato Koufonisi and the south of Ios: short crossings that give you a second island without moving a bag.', 'Δήλος, Θηρασία, Αντίπαρος, Κίμωλος, Κάτω Κουφονήσι και ο νότος της Ίου: μικρά περάσματα για ένα δεύτερο νησί χωρίς να κουνήσετε βαλίτσα.', 'The best way to see a second island is to leave your suitcase on the first. The large ferries make you pack, wait and pay for a room; the small boats ask for a hat and something to drink. Here are six that make a day, with what to know before you step aboard.

## Delos, from Mykonos

Half an hour from the old port of [Mykonos](/islands/mykonos) lies one of the great sites of antiquity: an island that is all ruins, with no room to rent, where no visitor may stay the night. Take the first boat. There is no shade, the stones throw back the heat, and the groups come later in the morning. From mid-October the boats thin out. With a strong north wind they may not run, so go on the first calm day and do not save it for the last.

## Thirasia, from Santorini

From Ammoudi, the small harbour below Oia, boats cross to Riva and Korfos on [Thirasia](/islands/thirasia); a little car ferry sails from Athinios to Riva. At Korfos some 270 steps lead up to Manolas, and there you have the caldera of [Santorini](/islands/santorini) in front of you with nobody at your elbow. Excursion boats from the old port of Fira stop for an hour or two, enough for lunch or the steps, hardly for both: take a local boat. Carry cash, water and a hat, and ask for the last return before anything else.

## Antiparos, from Paros

This is the easiest crossing of all: bus or taxi to Pounta on the west coast of [Paros](/islands/paros), ten minutes on a small car ferry that runs all day. In summer passenger boats also sail from Parikia itself. [Antiparos](/islands/antiparos) has a cave in the middle, a village with a lively lane, and shallow sand on both sides. Mind the name: the Pounda of the beach bars is on the other coast of Paros, and taxi drivers know the look on the faces of those who went to the wrong one.

## Kimolos, from Milos

From Pollonia on [Milos](/islands/milos) a car ferry takes about half an hour to Psathi. Chorio, the only village of [Kimolos](/islands/kimolos), is a kilometre and a half uphill; walk through it, eat ladenia, the flat local pie, and swim at Bonatsa, sheltered from the meltemi. In a strong wind the crossing does not run. Never plan it for the day of a flight.

## Kato Koufonisi, from Koufonisia

The inhabited island of [Koufonisia](/islands/koufonisia) has an almost empty neighbour, and a small boat goes there from the port in summer, with Nero as its second stop. There is a taverna in season by the landing at the Panagia, but no shop, no tap and little shade: take two bottles of water each and an umbrella. The same kind of boat runs along the coast to Pori, so you can walk one way and take it back.

## Manganari, from the port of Ios

Not another island, but it feels like one: a string of pale coves in the south of [Ios](/islands/ios), sheltered from the north wind, at the end of a long winding drive. In summer there is a boat as well as a bus. On a day when the east coast is white with foam, this is where the water lies flat.

## What holds for all of them

1. **The last boat back decides.** Ask for it when you buy the ticket, and be there a quarter of an hour before.
2. **Take cash.** Some sell on board, and a card needs a signal.
3. **Look at the wind the evening before.** Small craft are stopped earlier than large ferries, and day trips are never guaranteed. See [what to do when it blows](/blog/when-the-meltemi-blows).
4. **Go early, and on a weekday** in July and August.
5. **Wear shoes that can get wet.** At some landings you step off onto a plank.

Their hours change with the month and are posted on the quay, often only there; where we know the crossing you find it in the [ferry search](/ferry-tickets) as a typical one. The larger hops, for which you do need the suitcase, are in [island hopping](/guides/island-hopping), and the kinds of boats there are, in the [ferry guide](/ferry-guide).', 'Ένα δεύτερο νησί το βλέπετε καλύτερα όταν η βαλίτσα μένει στο πρώτο. Τα μεγάλα πλοία θέλουν πακετάρισμα, αναμονή και καινούριο δωμάτιο· τα καραβάκια ζητούν ένα καπέλο και λίγο νερό. Να έξι που γεμίζουν μια μέρα, με όσα πρέπει να ξέρετε πριν πατήσετε το πόδι σας.

## Δήλος, από τη Μύκονο

Μισή ώρα από το παλιό λιμάνι της [Μυκόνου](/islands/mykonos) βρίσκεται ένας από τους μεγάλους τόπους της αρχαιότητας: ένα νησί όλο ερείπια, όπου κανείς δεν διανυκτερεύει. Πάρτε το πρώτο καραβάκι. Σκιά δεν υπάρχει, οι πέτρες ζεματάνε, και τα γκρουπ φτάνουν αργότερα το πρωί. Από τα μέσα Οκτωβρίου τα δρομολόγια αραιώνουν. Με δυνατό βοριά μπορεί να μη φύγει κανένα, γι’ αυτό πηγαίνετε την πρώτη μέρα με κάλμα και μην αφήσετε τη Δήλο για το τέλος.

## Θηρασία, από τη Σαντορίνη

Από το Αμμούδι, το λιμανάκι κάτω από την Οία, περνούν καραβάκια στη Ρίβα και στον Κόρφο της [Θηρασίας](/islands/thirasia)· ένα μικρό φέρι πάει από τον Αθηνιό στη Ρίβα. Από τον Κόρφο γύρω στα 270 σκαλιά ανεβαίνουν στον Μανωλά, κι εκεί έχετε μπροστά σας την καλντέρα της [Σαντορίνης](/islands/santorini) χωρίς κανέναν δίπλα σας. Τα εκδρομικά από το παλιό λιμάνι των Φηρών μένουν μία δύο ώρες, που φτάνουν για το φαγητό ή για τα σκαλιά, αλλά δύσκολα και για τα δύο: προτιμήστε το τοπικό. Πάρτε μετρητά, νερό και καπέλο, και ρωτήστε πρώτα απ’ όλα πότε φεύγει το τελευταίο για πίσω.

## Αντίπαρος, από την Πάρο

Το πιο εύκολο πέρασμα: λεωφορείο ή ταξί ως την Πούντα, στη δυτική ακτή της [Πάρου](/islands/paros), και δέκα λεπτά με ένα μικρό φέρι που πηγαινοέρχεται όλη μέρα. Το καλοκαίρι φεύγουν καραβάκια κι από την ίδια την Παροικιά. Η [Αντίπαρος](/islands/antiparos) έχει ένα σπήλαιο στη μέση, ένα ζωηρό σοκάκι στο χωριό και ρηχές αμμουδιές δίπλα του. Προσοχή στο όνομα: η άλλη Πούντα, με τα μπιτς μπαρ, είναι στην απέναντι ακτή της Πάρου, και πολλοί πηγαίνουν εκεί κατά λάθος.

## Κίμωλος, από τη Μήλο

Από τα Πολλώνια της [Μήλου](/islands/milos) το φέρι κάνει περίπου μισή ώρα ως την Ψάθη. Το Χωριό, το μοναδικό της [Κιμώλου](/islands/kimolos), είναι ενάμισι χιλιόμετρο ανηφόρα· περπατήστε το, φάτε λαδένια, και κολυμπήστε στην Μπονάτσα, που απαγκιάζει από το μελτέμι. Με δυνατό αέρα το πέρασμα δεν γίνεται. Μην το βάλετε ποτέ τη μέρα της πτήσης.

## Κάτω Κουφονήσι, από το Πάνω

Απέναντι από το Πάνω [Κουφονήσι](/islands/koufonisia) είναι ένα σχεδόν έρημο νησί· το καλοκαίρι πάει εκεί καραβάκι από το λιμάνι, με δεύτερη στάση το Νερό. Στη σεζόν ανοίγει μια ταβέρνα δίπλα στην προβλήτα της Παναγίας· μαγαζί και βρύση δεν υπάρχουν και η σκιά είναι λίγη, γι’ αυτό πάρτε μπουκάλια νερό και ομπρέλα. Το ίδιο καραβάκι πάει και ως το Πορί, οπότε περπατάτε τη μια διαδρομή και επιστρέφετε από τη θάλασσα.

## Μαγγανάρι, από το λιμάνι της Ίου

Δεν είναι άλλο νησί, μοιάζει όμως: μια σειρά ανοιχτόχρωμα κολπάκια στον νότο της [Ίου](/islands/ios), απάγκια από τον βοριά, στο τέλος ενός μεγάλου δρόμου με στροφές. Το καλοκαίρι έχει καραβάκι, έχει και λεωφορείο. Τη μέρα που η ανατολική ακτή ασπρίζει από τον αφρό, εδώ το νερό είναι λάδι.

## Ό,τι ισχύει για όλα

1. **Όλα κρίνονται από το τελευταίο για πίσω.** Ρωτήστε την ώρα του όταν κόβετε εισιτήριο και να είστε εκεί ένα τέταρτο πριν.
2. **Έχετε μετρητά.** Μερικά κόβουν εισιτήριο επάνω, και χωρίς σήμα η κάρτα δεν δουλεύει.
3. **Δείτε τον αέρα από το βράδυ.** Τα μικρά σκάφη δένουν πριν από τα μεγάλα πλοία, και η εκδρομή μπορεί να ματαιωθεί. Διαβάστε [τι κάνετε όταν φυσάει](/blog/when-the-meltemi-blows).
4. **Πηγαίνετε νωρίς, και καθημερινή,** Ιούλιο και Αύγουστο.
5. **Φορέστε παπούτσια που βρέχονται.** Σε μερικά η σκάλα είναι μια σανίδα.

Οι ώρες αλλάζουν με τον μήνα και γράφονται στην προβλήτα, συχνά μόνο εκεί· όπου ξέρουμε το πέρασμα, θα το βρείτε στα [ακτοπλοϊκά](/ferry-tickets), με τη συνηθισμένη διάρκεια. Τα μεγαλύτερα περάσματα, με βαλίτσα, είναι στο [από νησί σε νησί](/guides/island-hopping), και τι είδους πλοία υπάρχουν στον [οδηγό για τα πλοία](/ferry-guide).'),
  ('small-cyclades', '2026-11-22T05:45:00Z', '2026-11-22', '{islands,ferries}', 'koufonisia', false, 'The Small Cyclades, one by one', 'Μικρές Κυκλάδες, μία μία', 'Iraklia, Schinoussa, Koufonisia and Donousa compared, what each is for, how the local boat joins them, and what to bring along.', 'Ηρακλειά, Σχοινούσα, Κουφονήσια και Δονούσα δίπλα δίπλα, σε ποιον ταιριάζει η καθεμιά, πώς τις ενώνει το καραβάκι και τι να πάρετε μαζί.', 'Between Naxos and Amorgos lie four inhabited islands with fewer than a thousand people among them, each with one port, and a small ferry that strings them together. They are often named in one breath, and they are as different as four sisters. Here is which of them is for you, how to get there, and what to put in the bag. For one day only: [a day trip to Koufonisia](/guides/day-trip-to-koufonisia).

## Which for whom

| Island | People, 2021 | Come for | Think twice if |
| --- | --- | --- | --- |
| [Iraklia](/islands/iraklia) | 148 | One good beach, paths, an early bed | You want a different beach each day |
| [Schinoussa](/islands/schinoussa) | 229 | Small coves, all within half an hour on foot | You need sights |
| [Koufonisia](/islands/koufonisia) | 391 | The water, the coast path, some life at night | It is the first half of August |
| [Donousa](/islands/donousa) | 213 | Sand, walking, being far away | You have only a weekend |

**Iraklia** is the one for walkers. Livadi, its long shallow beach, lies twenty minutes’ walk from the port, and a path leads on to a cave to which the icon of Saint John is carried on 28 August. Alimia, with a wartime seaplane on the seabed, is reached by boat or a long walk.

**Schinoussa** is a low island with its village in the middle and beaches on every side of it: Tsigouri ten minutes down the hill, Livadi with shallow water for children, Aligaria for windy days. Two to four days are enough for most people.

**Koufonisia** have the finest water and have been discovered. In June and September they are calm; in late July and August the lanes and coves are crowded for the size of the place. The island is flat, and there is almost no shade on the path.

**Donousa** lies apart to the east, and you feel it. There is sand in the port, Kedros is over the hill, Livadi below Mersini at the end of a steep path. The crossing from Naxos is open to the meltemi.

## How the boat works

There are two ways. Conventional ferries from Piraeus come a few times a week, by way of [Paros](/islands/paros) and [Naxos](/islands/naxos): about seven hours to Iraklia, seven to eight to Schinoussa, up to eight and a half to Koufonisia and Donousa. In summer a fast boat by way of Naxos reaches Koufonisia in about five.

On the other days you go to Naxos and change to the small local ferry. It takes an hour and a quarter to an hour and a half to Iraklia and a little more to Schinoussa, then goes on to Koufonisia, on certain days to Donousa, and to [Amorgos](/islands/amorgos) at the end. It is the pleasantest boat in the Aegean on a calm day and the first to stay in harbour on a windy one. Allow a night in the town of Naxos when you change, and a spare day before a flight. The [ferry search](/ferry-tickets) says which of them sails on your dates.

## In what order

Begin at Naxos, where there is a bank, a hospital and an airport, and go east: Iraklia or Schinoussa, Koufonisia, Amorgos. From Amorgos larger ships return to Piraeus, so that you never retrace your way. Two of the four are enough for a week. Three nights on one and three on another are restful.

Donousa fits at the end, between Koufonisia and Amorgos, if the boat runs on your days. Check both ways before you pay for the room: a missed boat may mean two days.

## What to bring

1. **Cash.** There may be no bank, and a machine may be empty.
2. **Medicines** you use, and something for seasickness. Services are few.
3. **A light for the lanes,** shoes for the paths, an umbrella for beaches without a tree.
4. **A bag you can lift.** On the local boat luggage piles up on deck, and the port of Schinoussa is 1.2 kilometres below its village; hosts often send a car.
5. **Something to read.** It is what the evenings are for.

## When

Come in June or September. May is green and half shut; on Schinoussa many places open only late in the month. In August the rooms are booked long before, by people who were there last year. From November to April almost everything is closed and the boats are few. If that is the season you have, see [which islands live in winter](/blog/october-and-winter); and the guide to [Koufonisia](/guides/koufonisia) goes into everything that has no room here.', 'Ανάμεσα στη Νάξο και την Αμοργό υπάρχουν τέσσερα κατοικημένα νησιά με λιγότερους από χίλιους ανθρώπους όλα μαζί, από ένα λιμάνι το καθένα, κι ένα μικρό φέρι που τα περνά σαν χάντρες. Τα αναφέρουν συχνά όλα μαζί, κι όμως διαφέρουν όσο τέσσερις αδελφές. Δείτε ποιο σας ταιριάζει, πώς πάτε και τι βάζετε στην τσάντα. Μόνο για μια μέρα: [εκδρομή στα Κουφονήσια](/guides/day-trip-to-koufonisia).

## Ποια για ποιον

| Νησί | Κάτοικοι, 2021 | Για τι πάτε | Ξανασκεφτείτε το αν |
| --- | --- | --- | --- |
| [Ηρακλειά](/islands/iraklia) | 148 | Μια καλή παραλία, μονοπάτια, ύπνο νωρίς | Θέλετε κάθε μέρα άλλη παραλία |
| [Σχοινούσα](/islands/schinoussa) | 229 | Κολπάκια, όλα ως μισή ώρα με τα πόδια | Θέλετε αξιοθέατα |
| [Κουφονήσια](/islands/koufonisia) | 391 | Τα νερά, το παραλιακό μονοπάτι, λίγη ζωή το βράδυ | Πάτε αρχές Αυγούστου |
| [Δονούσα](/islands/donousa) | 213 | Άμμο, περπάτημα, να είστε μακριά | Έχετε μόνο ένα Σαββατοκύριακο |

**Η Ηρακλειά** είναι για πεζοπόρους. Το Λιβάδι, η μεγάλη ρηχή αμμουδιά της, απέχει είκοσι λεπτά από το λιμάνι, κι ένα μονοπάτι βγάζει σε μια σπηλιά όπου πηγαίνουν στις 28 Αυγούστου την εικόνα του Αϊ-Γιάννη. Στην Αλιμιά, με το αεροπλάνο του πολέμου στον βυθό, πηγαίνετε με καραβάκι ή με πολύ περπάτημα.

**Η Σχοινούσα** είναι χαμηλή, με το χωριό στη μέση και παραλίες γύρω γύρω: το Τσιγκούρι δέκα λεπτά κατηφόρα, το Λιβάδι με ρηχά για παιδιά, η Αλυγαριά για τις μέρες με αέρα. Δύο με τέσσερις μέρες φτάνουν στους περισσότερους.

**Τα Κουφονήσια** έχουν τα ωραιότερα νερά, και το έμαθαν όλοι. Ιούνιο και Σεπτέμβριο είναι ήρεμα· τέλη Ιουλίου και Αύγουστο τα σοκάκια και οι παραλίες δεν χωρούν τον κόσμο. Το νησί είναι επίπεδο, και το μονοπάτι σχεδόν χωρίς σκιά.

**Η Δονούσα** είναι μόνη της, πιο ανατολικά. Έχει άμμο μέσα στο λιμάνι, τον Κέδρο πίσω από τον λόφο και το Λιβάδι κάτω από τη Μερσίνη, στο τέλος ενός απότομου μονοπατιού. Το πέρασμα από τη Νάξο το πιάνει το μελτέμι.

## Πώς δουλεύει το καραβάκι

Υπάρχουν δύο τρόποι. Από τον Πειραιά έρχονται συμβατικά μερικές φορές την εβδομάδα, μέσω [Πάρου](/islands/paros) και [Νάξου](/islands/naxos): περίπου επτά ώρες ως την Ηρακλειά, επτά με οκτώ ως τη Σχοινούσα, ως οκτώμισι για Κουφονήσια και Δονούσα. Το καλοκαίρι το ταχύπλοο μέσω Νάξου φτάνει στα Κουφονήσια σε περίπου πέντε.

Τις άλλες μέρες πηγαίνετε στη Νάξο και αλλάζετε στο μικρό τοπικό φέρι: μία ώρα και τέταρτο ως μιάμιση για την Ηρακλειά, λίγο παραπάνω για τη Σχοινούσα, ύστερα Κουφονήσια, κάποιες μέρες Δονούσα, και στο τέλος [Αμοργός](/islands/amorgos). Με κάλμα είναι το πιο ευχάριστο πλοίο του Αιγαίου, με αέρα το πρώτο που μένει δεμένο. Υπολογίστε μια νύχτα στη Χώρα της Νάξου όταν αλλάζετε, και μια μέρα περιθώριο πριν από πτήση. Ποιο φεύγει τις μέρες σας το λένε τα [ακτοπλοϊκά](/ferry-tickets).

## Με ποια σειρά

Ξεκινήστε από τη Νάξο, που έχει τράπεζα, νοσοκομείο και αεροδρόμιο, και πηγαίνετε ανατολικά: Ηρακλειά ή Σχοινούσα, Κουφονήσια, Αμοργός. Από την Αμοργό γυρίζουν στον Πειραιά μεγαλύτερα πλοία, οπότε δεν κάνετε ποτέ τον ίδιο δρόμο πίσω. Για μια εβδομάδα αρκούν δύο από τα τέσσερα. Τρεις νύχτες στο ένα και τρεις στο άλλο είναι ξεκούραση· μία στο καθένα είναι τρέξιμο.

Η Δονούσα ταιριάζει προς το τέλος, ανάμεσα στα Κουφονήσια και την Αμοργό, αν συμφωνούν οι μέρες του πλοίου. Δείτε και την επιστροφή πριν πληρώσετε δωμάτιο: αν χάσετε ένα πλοίο, μπορεί να περιμένετε δύο μέρες το επόμενο.

## Τι παίρνετε μαζί

1. **Μετρητά.** Τράπεζα μπορεί να μην υπάρχει, και το ΑΤΜ να είναι άδειο.
2. **Τα φάρμακά σας,** και κάτι για τη θάλασσα. Οι υπηρεσίες είναι λίγες.
3. **Φακό για τα σοκάκια,** παπούτσια για τα μονοπάτια, ομπρέλα για παραλίες χωρίς δέντρο.
4. **Βαλίτσα που τη σηκώνετε.** Στο τοπικό οι αποσκευές στοιβάζονται στο κατάστρωμα, και το λιμάνι της Σχοινούσας είναι 1,2 χιλιόμετρα κάτω από το χωριό· συχνά στέλνουν αυτοκίνητο από το κατάλυμα.
5. **Κάτι να διαβάσετε.** Γι’ αυτό είναι τα βράδια.

## Πότε

Ιούνιο και Σεπτέμβριο, χωρίς δεύτερη σκέψη. Ο Μάιος είναι πράσινος και μισόκλειστος· στη Σχοινούσα πολλοί ανοίγουν στα τέλη του. Τον Αύγουστο τα δωμάτια είναι κλεισμένα από καιρό, από όσους ήταν εκεί και πέρσι. Από Νοέμβριο ως Απρίλιο σχεδόν όλα είναι κλειστά και τα πλοία λίγα. Αν μπορείτε μόνο τότε, δείτε [ποια νησιά ζουν τον χειμώνα](/blog/october-and-winter)· κι ο οδηγός για τα [Κουφονήσια](/guides/koufonisia) λέει όσα δεν χώρεσαν εδώ.'),
  ('three-days-from-athens', '2026-11-22T04:20:00Z', '2026-11-22', '{planning,ferries}', 'kea', false, 'Three days from Athens', 'Τριήμερο από την Αθήνα', 'Six islands near enough for a long weekend, with the port each boat leaves from, what fits into three days, and why to avoid Friday evening.', 'Έξι νησιά αρκετά κοντά για ένα τριήμερο, από ποιο λιμάνι φεύγει το πλοίο, τι χωρά σε τρεις μέρες και η παγίδα της Παρασκευής.', 'Two nights and three days are enough for one island, provided that the boat takes less than half of the first day. Six of the Cyclades pass this test. They leave from three different ports, and choosing the port well saves more time than choosing the fastest ship.

## The six, by port

| Island | From | Boat | Good for |
| --- | --- | --- | --- |
| [Kea](/islands/kea) | Lavrio | about 1 hour | Paths, coves, being there at once |
| [Kythnos](/islands/kythnos) | Lavrio | about 2 hours direct | A different beach each day, hot springs |
| [Andros](/guides/andros) | Rafina | about 2 hours | Walking, villages, museums |
| [Tinos](/islands/tinos) | Rafina | around 2 hours fast, 4 slow | Villages and food |
| [Syros](/islands/syros) | Piraeus | 2 to 3 hours fast, 3.5 to 4 slow | A town, no car |
| [Serifos](/islands/serifos) | Piraeus | 2 to 2.75 hours fast, 4 to 5 slow | Beaches and a steep white Chora |

Times are typical ones; those of your Friday are in the [ferry search](/ferry-tickets). Lavrio is an hour by road from Athens and nearer still to its airport, and Rafina is nearer to the airport than Piraeus: somebody who lands at noon can swim on Kea before dinner.

## Without a car

Syros is the first choice. You step off the ship into the city, a bus goes to the beaches, and on a grey day there are marble squares and cafés. Tinos is the second: all ferries dock along the front, buses run along the coast to Kionia, and some fifty villages wait inland, a few of them on the bus. Serifos works if you are content with Livadi, Livadakia ten minutes away and the bus up to Chora, which is plenty for three days.

On Andros and Kythnos you will want wheels, on Kea for most coves. If you take your own car, book its place before the room.

## Kea: the shortest

Arrive on Friday, sleep in Korissia or in Ioulida, six kilometres up. On Saturday take the path to Karthaia from Stavroudaki, about an hour down to temples above two bays called Poles, and bring water, because there is nothing there. On Sunday swim at Gialiskari under the eucalyptus trees, or at Otzias, which lies open to the north, if there is no wind, and be back at the port early: the road to Vourkari and the car decks fill on any fine weekend.

## Andros: the greenest

From April to early June the streams run and the hills are in flower. Gavrio, the port, is over thirty kilometres from Chora, so decide on one end of the island. Batsi, eight kilometres away, has a sandy bay sheltered from the north; Chora has the museums and the long signed paths that begin nearby. Two nights are not enough for both.

## Kythnos: the easiest

Merichas has the boat, the shops and a town beach. On the first day go to Kolona, a bar of sand with sea on both sides, by water taxi in summer; on the second to Loutra, where the hot spring runs into a ring of stones at the sea’s edge. Outside summer the sailings thin out sharply, so look at the boat back before anything else.

## Friday evening

1. **Friday evening and Sunday afternoon.** Athens leaves and comes back in the same four hours. If you can, go on Thursday night or Saturday at dawn, and return on Monday.
2. **The long weekends:** Clean Monday, the first of May, Whit Monday. In 2027 they are 15 March, Easter weekend itself and 21 June; in 2028, 28 February, 1 May and 5 June. Book weeks ahead, or stay in town, which empties.
3. **Wind.** In three days you have no slack. In July and August take the conventional ship back, and if a gale is forecast for Sunday come home on Saturday; [what to do when the meltemi blows](/blog/when-the-meltemi-blows) has the rest.
4. **Keep to one island.** Tinos is near Andros, and Serifos near Kythnos; leave pairs for a week, for which [island hopping](/guides/island-hopping) has the routes.

## Which month

May and June for Andros, Kea and Tinos; June and September for swimming on Serifos and Kythnos; Syros at any time, winter included. [The months compared](/guides/best-time-to-visit) tell you what will be open when you get there.', 'Δύο νύχτες και τρεις μέρες φτάνουν για ένα νησί, αρκεί το πλοίο να μη φάει πάνω από τη μισή πρώτη μέρα. Έξι νησιά κάνουν γι’ αυτό. Φεύγουν από τρία διαφορετικά λιμάνια, και το σωστό λιμάνι σάς γλιτώνει περισσότερο χρόνο από το πιο γρήγορο πλοίο.

## Τα έξι, με το λιμάνι τους

| Νησί | Από | Πλοίο | Για τι |
| --- | --- | --- | --- |
| [Κέα (Τζια)](/islands/kea) | Λαύριο | περίπου 1 ώρα | Μονοπάτια, όρμους, να φτάσετε αμέσως |
| [Κύθνος](/islands/kythnos) | Λαύριο | περίπου 2 ώρες απευθείας | Κάθε μέρα άλλη παραλία, ιαματικά νερά |
| [Άνδρος](/guides/andros) | Ραφήνα | περίπου 2 ώρες | Περπάτημα, χωριά, μουσεία |
| [Τήνος](/islands/tinos) | Ραφήνα | γύρω στις 2 ταχύπλοο, 4 συμβατικό | Χωριά και φαγητό |
| [Σύρος](/islands/syros) | Πειραιάς | 2 με 3 ταχύπλοο, 3,5 με 4 συμβατικό | Πόλη, χωρίς αυτοκίνητο |
| [Σέριφος](/islands/serifos) | Πειραιάς | 2 με 2¾ ταχύπλοο, 4 με 5 συμβατικό | Παραλίες και μια απόκρημνη άσπρη Χώρα |

Οι χρόνοι είναι οι συνηθισμένοι· της δικής σας Παρασκευής θα τους βρείτε στα [ακτοπλοϊκά](/ferry-tickets). Το Λαύριο απέχει οδικώς μία ώρα από την Αθήνα και ακόμη λιγότερο από το αεροδρόμιο, και η Ραφήνα είναι πιο κοντά στο αεροδρόμιο από τον Πειραιά: όποιος προσγειώνεται μεσημέρι, κολυμπά στην Τζια πριν από το βραδινό.

## Χωρίς αυτοκίνητο

Πρώτα η Σύρος. Κατεβαίνετε μέσα στην πόλη, το λεωφορείο πάει στις παραλίες, και για μια συννεφιασμένη μέρα έχει μαρμάρινες πλατείες και καφενεία. Δεύτερη η Τήνος: τα πλοία δένουν μπροστά στη Χώρα, λεωφορεία πάνε από την ακτή στα Κιόνια, και στα μέσα περιμένουν γύρω στα πενήντα χωριά, μερικά με συγκοινωνία. Στη Σέριφο πάτε χωρίς, αν σας αρκούν το Λιβάδι, τα Λιβαδάκια δέκα λεπτά πιο πέρα και το λεωφορείο για τη Χώρα, που για τρεις μέρες δεν είναι λίγα.

Στην Άνδρο και στην Κύθνο θα θέλετε αυτοκίνητο, στην Τζια για τους περισσότερους όρμους. Αν πάρετε το δικό σας, κλείστε τη θέση του στο γκαράζ πριν από το δωμάτιο.

## Τζια, η πιο κοντινή

Φτάνετε Παρασκευή και μένετε στην Κορησσία ή στην Ιουλίδα, έξι χιλιόμετρα πιο πάνω. Το Σάββατο πιάστε το μονοπάτι από το Σταυρουδάκι για την Καρθαία, περίπου μία ώρα ως τους ναούς πάνω από τους δύο όρμους που τους λένε Πόλες· πάρτε νερό, γιατί εκεί δεν έχει τίποτα. Την Κυριακή κολυμπήστε στο Γιαλισκάρι κάτω από τους ευκαλύπτους ή, αν δεν φυσάει, στον Οτζιά, που βλέπει στον βοριά. Να είστε νωρίς στο λιμάνι: κάθε Σαββατοκύριακο με καλό καιρό γεμίζουν ο δρόμος για το Βουρκάρι και τα γκαράζ.

## Άνδρος, η πιο πράσινη

Από τον Απρίλιο ως τις αρχές Ιουνίου τρέχουν τα νερά και ανθίζουν οι πλαγιές. Το Γαύριο, το λιμάνι, είναι πάνω από τριάντα χιλιόμετρα από τη Χώρα, οπότε διαλέξτε μία άκρη του νησιού. Το Μπατσί, στα οκτώ χιλιόμετρα, έχει αμμουδιά που δεν την πιάνει ο βοριάς· η Χώρα έχει τα μουσεία και τα μεγάλα σηματοδοτημένα μονοπάτια που ξεκινούν εκεί κοντά. Δύο νύχτες δεν φτάνουν και για τα δύο.

## Κύθνος, η πιο εύκολη

Ο Μέριχας έχει το πλοίο, τα μαγαζιά και μια παραλία. Την πρώτη μέρα πάτε στην Κολόνα, μια λωρίδα άμμου με θάλασσα κι από τις δύο μεριές, με θαλάσσιο ταξί το καλοκαίρι· τη δεύτερη στα Λουτρά, όπου η θερμή πηγή χύνεται σε έναν κύκλο από πέτρες στην άκρη του κύματος. Εκτός καλοκαιριού τα δρομολόγια λιγοστεύουν πολύ, γι’ αυτό δείτε πρώτα την επιστροφή.

## Παρασκευή βράδυ

1. **Παρασκευή βράδυ και Κυριακή απόγευμα.** Η Αθήνα φεύγει και γυρίζει τις ίδιες τέσσερις ώρες. Αν μπορείτε, φύγετε Πέμπτη βράδυ ή Σάββατο χαράματα και γυρίστε Δευτέρα.
2. **Τα τριήμερα:** Καθαρά Δευτέρα, Πρωτομαγιά, Αγίου Πνεύματος. Το 2027 είναι 15 Μαρτίου, το ίδιο το Πάσχα και 21 Ιουνίου· το 2028, 28 Φεβρουαρίου, 1 Μαΐου και 5 Ιουνίου. Κλείστε εβδομάδες πριν, ή μείνετε στην πόλη, που αδειάζει.
3. **Ο αέρας.** Σε τρεις μέρες περιθώριο δεν έχετε. Ιούλιο και Αύγουστο γυρίστε με συμβατικό, κι αν η πρόγνωση για την Κυριακή δίνει θυελλώδεις, γυρίστε Σάββατο· τα υπόλοιπα είναι στο [τι κάνετε όταν φυσάει](/blog/when-the-meltemi-blows).
4. **Ένα νησί.** Από την Άνδρο η Τήνος είναι κοντά, κι από την Κύθνο η Σέριφος· αφήστε τα για εβδομάδα, με τις διαδρομές του [από νησί σε νησί](/guides/island-hopping).

## Ποιον μήνα

Μάιο και Ιούνιο για Άνδρο, Τζια και Τήνο· Ιούνιο και Σεπτέμβριο για μπάνιο σε Σέριφο και Κύθνο· Σύρο όποτε να ’ναι, και χειμώνα. Τι θα βρείτε ανοιχτό, το λένε [οι μήνες ένας ένας](/guides/best-time-to-visit).'),
  ('what-a-week-costs', '2026-11-22T06:05:00Z', '2026-11-22', '{planning,islands}', 'sifnos', false, 'What a week in the Cyclades costs', 'Πόσο κοστίζει μια εβδομάδα στις Κυκλάδες', 'Three weeks added up line by line: a couple on a quiet island in May, a family on Naxos in June, two friends on Santorini and Paros in August.', 'Τρεις εβδομάδες με τον λογαριασμό τους: ένα ζευγάρι σε ήσυχο νησί τον Μάιο, μια οικογένεια στη Νάξο τον Ιούνιο, δύο φίλες στη Σαντορίνη τον Αύγουστο.', 'About €840 for a couple on a quiet island in May, about €2,530 for two friends who share seven nights in August between Santorini and Paros: rooms, food and getting about, without the boats, as of November 2026. Here is how both sums come together, and a third one for a family, so that you can strike out what you would not do and put in what you would.

## Where the prices come from

From our [table of costs](/resources#costs), last checked on 22 November 2026. The prices below are as of November 2026. The table sorts the islands into three groups: the two famous ones, Mykonos and Santorini; the much visited, which are Paros, Antiparos, Naxos, Milos, Ios, Sifnos, Folegandros and Koufonisia; and the other fourteen, which are quieter. For each group it gives the price to plan with and the range that most places ask. Some ranges come from a published source: bus fares on Santorini in August 2026, souvlaki in 2023, hire cars in 2024, sunbeds and other buses without a date. The rest, all the rooms among them, is our own estimate, and so is every sum below.

## A couple on a quiet island in May

Seven nights on [Amorgos](/islands/amorgos), [Serifos](/islands/serifos) or [Tinos](/islands/tinos), in a simple room. An iced coffee each in the morning, a souvlaki each at midday, dinner in a taverna with the wine of the house. They take the bus, and for two days a scooter.

| What | Times price | Together |
| --- | --- | --- |
| Simple room for two, a night | 7 × €55 | €385 |
| Dinner in a taverna | 14 × €20 | €280 |
| Souvlaki in a pita | 14 × €4 | €56 |
| Iced coffee | 14 × €3.50 | €49 |
| Bus ride | 12 × €2.20 | €26.40 |
| Scooter, a day | 2 × €20 | €40 |
| **Together** | | **€836.40** |
| From the lowest prices to the highest | | €621 – €1,140.20 |

The last line is the same week at the lowest prices that most places ask, and at the highest.

## A family of four on Naxos in June

Two simple rooms side by side, since the table has only rooms for two; ask for one with four beds. In the taverna the four of them order three dinners and share. Everybody has a souvlaki at midday, the parents have their coffee. Three days under an umbrella, two days there and back by bus, and two days with a car for the villages of the [mountain](/guides/naxos#villages).

| What | Times price | Together |
| --- | --- | --- |
| Simple room for two, a night | 14 × €85 | €1,190 |
| Dinner in a taverna | 21 × €24 | €504 |
| Souvlaki in a pita | 28 × €4.50 | €126 |
| Iced coffee | 14 × €4 | €56 |
| Two sunbeds and an umbrella, a day | 3 × €35 | €105 |
| Bus ride | 16 × €2.50 | €40 |
| Small car, a day | 2 × €61 | €122 |
| **Together** | | **€2,143** |
| From the lowest prices to the highest | | €1,656.80 – €2,876.20 |

Lying on your towel costs nothing: the shore is public, and the long beaches of [Naxos](/islands/naxos) have room beside the rows.

## Two friends on Santorini and Paros in August

Three nights on [Santorini](/islands/santorini), four on [Paros](/islands/paros), in three-star rooms. The meals are those of the couple in May. On Santorini they take the bus, on Paros a scooter for two days and sunbeds twice.

| What | Times price | Together |
| --- | --- | --- |
| Santorini: three-star room for two, a night | 3 × €350 | €1,050 |
| Santorini: dinner in a taverna | 6 × €32 | €192 |
| Santorini: souvlaki in a pita | 6 × €6.50 | €39 |
| Santorini: iced coffee | 6 × €5 | €30 |
| Santorini: bus ride | 12 × €2.50 | €30 |
| Paros: three-star room for two, a night | 4 × €195 | €780 |
| Paros: dinner in a taverna | 8 × €24 | €192 |
| Paros: souvlaki in a pita | 8 × €4.50 | €36 |
| Paros: iced coffee | 8 × €4 | €32 |
| Paros: two sunbeds and an umbrella, a day | 2 × €35 | €70 |
| Paros: scooter, a day | 2 × €38 | €76 |
| **Together** | | **€2,527** |
| From the lowest prices to the highest | | €1,889.80 – €3,455.40 |

The rooms alone are €1,830 of it. Doing without coffee for a week would save them €62.

## What to change first

First the month, then the island. This is what a three-star room for two costs:

| A night | Mykonos, Santorini | Much visited | Quieter |
| --- | --- | --- | --- |
| November to March | €105 | €70 | €60 |
| April, May, October | €165 | €100 | €85 |
| June, September | €245 | €145 | €110 |
| July, August | €350 | €195 | €155 |

If you can choose, [September](/guides/best-time-to-visit#crowds-prices) has the sea of August at the prices of June. If August is all you have, read [how to go without a booking](/blog/august-without-a-booking), and think of one of the quieter islands. A car is the next thing to question, for on [about half of the islands](/blog/islands-without-a-car) you can do without.

## What is not in the sums

The boats: fares depend on the line, the speed and the seat, so look at [ferries](/ferry-tickets) for your dates. Nor do we count breakfast, museums, boat trips, petrol and taxis, or the climate fee on each room and night, which hotels and hosts collect from you: the amounts are in [money](/resources#money), with advice on cash and cards.', 'Γύρω στα 840 € για ένα ζευγάρι σε ήσυχο νησί τον Μάιο, γύρω στα 2.530 € για δύο φίλες που μοιράζουν εφτά νύχτες του Αυγούστου ανάμεσα στη Σαντορίνη και στην Πάρο: δωμάτια, φαγητό και μετακινήσεις, χωρίς τα πλοία (τιμές Νοεμβρίου 2026). Πιο κάτω είναι και οι δύο λογαριασμοί, κι ένας τρίτος για οικογένεια, για να σβήσετε ό,τι δεν θα κάνατε και να βάλετε ό,τι θα κάνατε.

## Από πού είναι οι τιμές

Από τον [πίνακά μας με το κόστος](/resources#costs), που τον ελέγξαμε τελευταία φορά στις 22 Νοεμβρίου 2026: πιο κάτω βλέπετε τιμές Νοεμβρίου 2026. Χωρίζει τα νησιά σε τρεις ομάδες: τα δύο πιο γνωστά, Μύκονο και Σαντορίνη· τα πολυσύχναστα, δηλαδή Πάρο, Αντίπαρο, Νάξο, Μήλο, Ίο, Σίφνο, Φολέγανδρο και Κουφονήσια· και τα άλλα δεκατέσσερα, που είναι πιο ήσυχα. Για κάθε ομάδα έχει μια τιμή για τον λογαριασμό σας και το εύρος στα περισσότερα μαγαζιά. Μερικές τιμές τις βρήκαμε δημοσιευμένες: για τα λεωφορεία της Σαντορίνης του Αυγούστου 2026, για τα σουβλάκια του 2023, για τα νοικιασμένα αυτοκίνητα του 2024, για τις ξαπλώστρες και τα άλλα λεωφορεία χωρίς ημερομηνία. Οι υπόλοιπες, μαζί και όλων των δωματίων, είναι δική μας εκτίμηση, άρα και κάθε σύνολο εδώ.

## Ένα ζευγάρι σε ήσυχο νησί τον Μάιο

Εφτά νύχτες στην [Αμοργό](/islands/amorgos), στη [Σέριφο](/islands/serifos) ή στην [Τήνο](/islands/tinos), σε απλό δωμάτιο. Πίνουν από έναν φρέντο το πρωί, τρώνε από ένα σουβλάκι το μεσημέρι και το βράδυ στην ταβέρνα, με χύμα κρασί. Κινούνται με το λεωφορείο και για δύο μέρες με σκούτερ.

| Τι | Φορές επί τιμή | Όλα μαζί |
| --- | --- | --- |
| Απλό δίκλινο, η νύχτα | 7 × 55 € | 385 € |
| Βραδινό στην ταβέρνα | 14 × 20 € | 280 € |
| Σουβλάκι τυλιχτό | 14 × 4 € | 56 € |
| Φρέντο | 14 × 3,50 € | 49 € |
| Διαδρομή με λεωφορείο | 12 × 2,20 € | 26,40 € |
| Σκούτερ, η μέρα | 2 × 20 € | 40 € |
| **Σύνολο** | | **836,40 €** |
| Από τις χαμηλότερες ως τις υψηλότερες τιμές | | 621 € – 1.140,20 € |

Η τελευταία γραμμή δείχνει πόσο κάνει η ίδια εβδομάδα με τις χαμηλότερες και με τις υψηλότερες τιμές που ζητούν τα περισσότερα μαγαζιά.

## Τετραμελής οικογένεια στη Νάξο τον Ιούνιο

Δύο απλά δωμάτια δίπλα δίπλα, γιατί ο πίνακας έχει μόνο δίκλινα· ρωτήστε για ένα τετράκλινο. Στην ταβέρνα παίρνουν φαγητό για τρεις και το μοιράζονται οι τέσσερις. Το μεσημέρι τρώνε όλοι από ένα σουβλάκι, το πρωί πίνουν οι γονείς τον καφέ τους. Τρεις μέρες πληρώνουν ξαπλώστρες, δύο πάνε κι έρχονται με λεωφορείο και δύο έχουν αυτοκίνητο για τα [ορεινά χωριά](/guides/naxos#villages).

| Τι | Φορές επί τιμή | Όλα μαζί |
| --- | --- | --- |
| Απλό δίκλινο, η νύχτα | 14 × 85 € | 1.190 € |
| Βραδινό στην ταβέρνα | 21 × 24 € | 504 € |
| Σουβλάκι τυλιχτό | 28 × 4,50 € | 126 € |
| Φρέντο | 14 × 4 € | 56 € |
| Δύο ξαπλώστρες με ομπρέλα, η μέρα | 3 × 35 € | 105 € |
| Διαδρομή με λεωφορείο | 16 × 2,50 € | 40 € |
| Μικρό αυτοκίνητο, η μέρα | 2 × 61 € | 122 € |
| **Σύνολο** | | **2.143 €** |
| Από τις χαμηλότερες ως τις υψηλότερες τιμές | | 1.656,80 € – 2.876,20 € |

Η πετσέτα στην άμμο δεν κοστίζει τίποτα: η παραλία είναι κοινόχρηστη, και στις μεγάλες αμμουδιές της [Νάξου](/islands/naxos) υπάρχει χώρος δίπλα στις ξαπλώστρες.

## Δύο φίλες σε Σαντορίνη και Πάρο τον Αύγουστο

Τρεις νύχτες στη [Σαντορίνη](/islands/santorini), τέσσερις στην [Πάρο](/islands/paros), σε δωμάτια τριών αστέρων. Τρώνε ό,τι και το ζευγάρι του Μαΐου. Στη Σαντορίνη παίρνουν το λεωφορείο, στην Πάρο για δύο μέρες σκούτερ και δύο φορές ξαπλώστρες.

| Τι | Φορές επί τιμή | Όλα μαζί |
| --- | --- | --- |
| Σαντορίνη: δίκλινο τριών αστέρων, η νύχτα | 3 × 350 € | 1.050 € |
| Σαντορίνη: βραδινό στην ταβέρνα | 6 × 32 € | 192 € |
| Σαντορίνη: σουβλάκι τυλιχτό | 6 × 6,50 € | 39 € |
| Σαντορίνη: φρέντο | 6 × 5 € | 30 € |
| Σαντορίνη: διαδρομή με λεωφορείο | 12 × 2,50 € | 30 € |
| Πάρος: δίκλινο τριών αστέρων, η νύχτα | 4 × 195 € | 780 € |
| Πάρος: βραδινό στην ταβέρνα | 8 × 24 € | 192 € |
| Πάρος: σουβλάκι τυλιχτό | 8 × 4,50 € | 36 € |
| Πάρος: φρέντο | 8 × 4 € | 32 € |
| Πάρος: δύο ξαπλώστρες με ομπρέλα, η μέρα | 2 × 35 € | 70 € |
| Πάρος: σκούτερ, η μέρα | 2 × 38 € | 76 € |
| **Σύνολο** | | **2.527 €** |
| Από τις χαμηλότερες ως τις υψηλότερες τιμές | | 1.889,80 € – 3.455,40 € |

Μόνο τα δωμάτια είναι 1.830 €. Αν έκοβαν τον καφέ, θα γλίτωναν 62 € όλη την εβδομάδα.

## Τι να αλλάξετε πρώτα

Πρώτα τον μήνα, ύστερα το νησί. Τόσο κοστίζει ένα δίκλινο τριών αστέρων:

| Η νύχτα | Μύκονος, Σαντορίνη | Πολυσύχναστα | Πιο ήσυχα |
| --- | --- | --- | --- |
| Νοέμβριος–Μάρτιος | 105 € | 70 € | 60 € |
| Απρίλιος, Μάιος, Οκτώβριος | 165 € | 100 € | 85 € |
| Ιούνιος, Σεπτέμβριος | 245 € | 145 € | 110 € |
| Ιούλιος, Αύγουστος | 350 € | 195 € | 155 € |

Αν μπορείτε να διαλέξετε, ο [Σεπτέμβριος](/guides/best-time-to-visit#crowds-prices) έχει τη θάλασσα του Αυγούστου στις τιμές του Ιουνίου. Αν έχετε μόνο τον Αύγουστο, δείτε [πώς γίνεται χωρίς κράτηση](/blog/august-without-a-booking) και σκεφτείτε ένα νησί από τα πιο ήσυχα. Μετά σκεφτείτε αν θέλετε αυτοκίνητο: στα [μισά περίπου νησιά](/blog/islands-without-a-car) δεν το χρειάζεστε.

## Τι δεν είναι στον λογαριασμό

Τα πλοία: οι ναύλοι αλλάζουν με τη γραμμή, την ταχύτητα και τη θέση, γι’ αυτό δείτε τα [ακτοπλοϊκά](/ferry-tickets) για τις μέρες σας. Το πρωινό, τα μουσεία, τα καραβάκια, η βενζίνη και τα ταξί. Και το τέλος ανθεκτικότητας στην κλιματική κρίση, που το πληρώνετε στο κατάλυμα για κάθε δωμάτιο και νύχτα: τα ποσά είναι στη σελίδα [για τα χρήματα](/resources#money), μαζί με όσα χρειάζεται να ξέρετε για κάρτες και μετρητά.'),
  ('when-the-meltemi-blows', '2026-11-22T05:50:00Z', '2026-11-22', '{seasons,ferries}', 'tinos', false, 'What to do when the meltemi blows', 'Φυσάει μελτέμι· τι κάνετε', 'The north wind of July and August does not spoil a trip if you change the hour, the side of the island and, if need be, the ship.', 'Ο βοριάς του Ιουλίου και του Αυγούστου δεν χαλάει τις διακοπές, αν αλλάξετε ώρα, πλευρά του νησιού και, αν χρειαστεί, πλοίο.', 'The meltemi is the dry north wind of the Aegean summer. It comes with a blue sky, which is why nobody believes in it until an umbrella takes off. It may appear in late May, is common from June to September and is strongest in July and August; a spell lasts two or three days, sometimes more than a week. You cannot change the wind. You can change the hour, the side of the island and the ship, and usually that is enough. More on one of its months: [the Cyclades in July](/guides/cyclades-in-july).

## The day has a shape

The wind usually rises in the late morning, peaks in the afternoon and drops at dusk. In a strong spell it blows through the night as well. So turn the day round: swim at eight, when the water is flat, spend the hours from noon in a village or under a tree, and go back to the shore towards evening. A beach that was impossible at four can be a mirror at seven.

Keep a windproof layer in the bag. Evenings on an open deck or on a square in a hill town are cool even in August.

## Cross to the other side

Islands are small, and a hill between you and the north is worth more than any windbreak. On [Milos](/islands/milos) the sea breaks straight into Sarakiniko, while Provatas and Agia Kyriaki on the south coast lie in the lee. On [Mykonos](/islands/mykonos) leave Ftelia to the windsurfers and go to Ornos. On [Ios](/islands/ios) go to Kolitsani, on [Serifos](/islands/serifos) to Vagia or Ganema, both with flat water and gusts. Our list of [beaches out of the north wind](/blog/beaches-sheltered-from-the-north-wind) goes on, island by island.

Two warnings. In the lee the wind blows from the land out to sea: leave the inflatable mattress ashore and keep children in the shallows. And steep islands throw gusts down their sheltered side; the bay of Kamares on [Sifnos](/islands/sifnos) and Livadi on Serifos know them well.

## Let it work for you

Some people book for the wind. Mikri Vigla on [Naxos](/islands/naxos) is the kite and windsurf centre of its island, Golden Beach on [Paros](/islands/paros) has schools where the wind comes side-on, and Kalafatis on Mykonos is where you learn. If you have never tried, this is your week.

If you would rather not, stay inland. [Tinos](/islands/tinos) has some fifty villages to walk between, Naxos a valley of olives with Chalki, Filoti and Apeiranthos at its edges. Leave the ridges alone: on [Amorgos](/islands/amorgos) the high paths are hard going in July and August.

## The boats

On most days the ferries simply sail through it. What stops them is not a number but a decision: the weather service warns, the port authority at the port of departure applies its rules, and each kind of ship has limits of its own. As the head of the forecast service explained in August 2025, large ships are in general stopped at nine Beaufort, as long as no heavy swell runs; small, open and fast boats stop earlier. The [ferry guide](/ferry-guide) tells it in full.

1. Look at the forecast three days ahead. If seven or more is coming on your sailing day, sail a day earlier while there are seats.
2. Change from the fast boat to the conventional one, before everybody has the same idea.
3. Leave your mobile number with the booking. That is how you hear of a ban.

## When nothing sails

Do not wait on the quay: ring the ticket office or the port authority. After a ban your ticket is changed to the next sailing without a charge, or the fare is paid back, as you choose; the hotel has its own terms, so let it know at once. Seats on the first boat go within the hour. From [Paros](/islands/paros) or Naxos there are more ships than from a small neighbour, and when Rafina is closed Piraeus may not be.

Only one thing is truly expensive, a missed flight. From mid-July to the end of August be back on the island of the airport, or in Athens, the night before, and two nights before if the ticket was expensive. The [trip planner](/trip-planner-legacy) keeps such a buffer for you.

## If you simply dislike wind

Come in June or September, sleep on the south or west side of one island, and choose one with sheltered bays: [Syros](/islands/syros) has Vari and Galissas, Sifnos has Vathi. [Andros](/islands/andros), Tinos and Mykonos catch the wind first. Nobody can promise a calm week in August, and [the months compared](/guides/best-time-to-visit) say why.', 'Το μελτέμι είναι ο ξερός βοριάς του καλοκαιριού στο Αιγαίο. Έρχεται με γαλανό ουρανό, γι’ αυτό κανείς δεν το παίρνει στα σοβαρά ώσπου να του φύγει η ομπρέλα. Μπορεί να φανεί από τα τέλη Μαΐου, φυσάει συχνά από τον Ιούνιο ως τον Σεπτέμβριο και δυναμώνει τον Ιούλιο και τον Αύγουστο· κρατάει δυο τρεις μέρες, κάποτε πάνω από εβδομάδα. Τον αέρα δεν τον αλλάζετε. Αλλάζετε όμως ώρα, πλευρά του νησιού και πλοίο, και συνήθως αυτό φτάνει. Περισσότερα για έναν από τους μήνες του: [οι Κυκλάδες τον Ιούλιο](/guides/cyclades-in-july).

## Η μέρα έχει τον ρυθμό της

Ο αέρας σηκώνεται αργά το πρωί, δυναμώνει το απόγευμα και πέφτει με το σούρουπο. Στα γερά μελτέμια φυσάει και όλη νύχτα. Γυρίστε λοιπόν τη μέρα ανάποδα: μπάνιο στις οκτώ, που η θάλασσα είναι λάδι, από το μεσημέρι σε ένα χωριό ή κάτω από ένα δέντρο, και πάλι στην ακτή κατά το βραδάκι. Η παραλία όπου στις τέσσερις δεν στεκόταν άνθρωπος, στις επτά μπορεί να είναι καθρέφτης.

Έχετε μαζί ένα αντιανεμικό. Τα βράδια στο κατάστρωμα ή σε μια πλατεία ψηλά στη Χώρα έχει ψύχρα ακόμη και τον Αύγουστο.

## Περάστε στην άλλη πλευρά

Τα νησιά είναι μικρά, κι ένας λόφος ανάμεσα σε εσάς και τον βοριά αξίζει πιο πολύ από κάθε παραβάν. Στη [Μήλο](/islands/milos) το κύμα μπαίνει ολόισια στο Σαρακήνικο, ενώ ο Προβατάς και η Αγία Κυριακή, στα νότια, απαγκιάζουν. Στη [Μύκονο](/islands/mykonos) αφήστε τη Φτελιά στους σέρφερ και πηγαίνετε στον Ορνό. Στην [Ίο](/islands/ios) η λύση είναι το Κολιτσάνι, στη [Σέριφο](/islands/serifos) η Βαγιά ή το Γάνεμα, με ήρεμο νερό και ριπές. Τα άλλα νησιά, ένα ένα, είναι στις [παραλίες που τις προστατεύει η στεριά από τον βοριά](/blog/beaches-sheltered-from-the-north-wind).

Δύο πράγματα να προσέξετε. Στο απάγκιο ο αέρας φυσάει από τη στεριά προς τα ανοιχτά: αφήστε το στρώμα θαλάσσης έξω και τα παιδιά στα ρηχά. Και στα απόκρημνα νησιά κατεβαίνουν ριπές από την υπήνεμη πλευρά· το ξέρουν καλά στις Καμάρες της [Σίφνου](/islands/sifnos) και στο Λιβάδι της Σερίφου.

## Κάντε τον αέρα σύμμαχο

Κάποιοι έρχονται γι’ αυτόν. Η Μικρή Βίγλα στη [Νάξο](/islands/naxos) είναι το κέντρο του κάιτ και του γουίντσερφ στο νησί, στη Χρυσή Ακτή της [Πάρου](/islands/paros) έχει σχολές και ο άνεμος έρχεται από το πλάι, και στον Καλαφάτη της Μυκόνου μαθαίνουν οι αρχάριοι. Αν δεν έχετε δοκιμάσει ποτέ, αυτή είναι η εβδομάδα σας.

Αν πάλι δεν σας λέει τίποτα, μείνετε στα μέσα. Η [Τήνος](/islands/tinos) έχει γύρω στα πενήντα χωριά για περπάτημα, η Νάξος μια κοιλάδα με ελιές και γύρω της το Χαλκί, το Φιλότι και την Απείρανθο. Τις κορυφογραμμές αφήστε τις: στην [Αμοργό](/islands/amorgos) τα ψηλά μονοπάτια είναι δύσκολα τον Ιούλιο και τον Αύγουστο.

## Τα πλοία

Τις περισσότερες μέρες τα πλοία ταξιδεύουν κανονικά. Δεν τα σταματά ένας αριθμός αλλά μια απόφαση: η μετεωρολογική υπηρεσία προειδοποιεί, το λιμεναρχείο του λιμανιού αναχώρησης εφαρμόζει τους κανόνες, και κάθε τύπος πλοίου έχει τα δικά του όρια. Όπως εξήγησε τον Αύγουστο του 2025 η διευθύντρια του Εθνικού Μετεωρολογικού Κέντρου, τα μεγάλα πλοία δένουν γενικά στα εννέα μποφόρ, εφόσον δεν έχει μεγάλη θάλασσα· τα μικρά, τα ανοιχτού τύπου και τα ταχύπλοα νωρίτερα. Τα υπόλοιπα είναι στον [οδηγό για τα πλοία](/ferry-guide).

1. Κοιτάξτε την πρόγνωση τρεις μέρες πριν. Αν για τη μέρα σας δίνει επτά και πάνω, φύγετε μια μέρα νωρίτερα, όσο υπάρχουν θέσεις.
2. Αλλάξτε το ταχύπλοο με συμβατικό, πριν το σκεφτούν όλοι.
3. Δώστε το κινητό σας όταν κλείνετε. Από εκεί θα μάθετε για το απαγορευτικό.

## Όταν δεν φεύγει τίποτα

Μην περιμένετε στην προβλήτα: τηλεφωνήστε στο πρακτορείο ή στο λιμεναρχείο. Μετά από απαγορευτικό το εισιτήριό σας αλλάζει δωρεάν για το επόμενο δρομολόγιο ή παίρνετε πίσω τα χρήματα, όπως θέλετε εσείς· το κατάλυμα έχει τους δικούς του όρους, γι’ αυτό ειδοποιήστε αμέσως. Οι θέσεις στο πρώτο πλοίο φεύγουν μέσα σε μία ώρα. Από την [Πάρο](/islands/paros) ή τη Νάξο τα πλοία είναι περισσότερα απ’ ό,τι από το μικρό νησί δίπλα, κι όταν είναι κλειστή η Ραφήνα, ο Πειραιάς μπορεί να μην είναι.

Ένα μόνο κοστίζει στ’ αλήθεια: η πτήση που χάνεται. Από τα μέσα Ιουλίου ως το τέλος Αυγούστου να είστε από την προηγούμενη νύχτα στο νησί του αεροδρομίου ή στην Αθήνα, και δύο νύχτες πριν αν το εισιτήριο είναι ακριβό. Ο [σχεδιασμός ταξιδιού](/trip-planner-legacy) αφήνει αυτό το περιθώριο για εσάς.

## Αν απλώς δεν σας αρέσει ο αέρας

Ελάτε Ιούνιο ή Σεπτέμβριο, μείνετε στη νότια ή τη δυτική πλευρά ενός νησιού, και διαλέξτε νησί με κλειστούς όρμους: η [Σύρος](/islands/syros) έχει τη Βάρη και τον Γαλησσά, η Σίφνος το Βαθύ. Η [Άνδρος](/islands/andros), η Τήνος και η Μύκονος τον πιάνουν πρώτες. Ήρεμη εβδομάδα μέσα στον Αύγουστο δεν υπόσχεται κανείς, και το γιατί το λένε [οι μήνες ένας ένας](/guides/best-time-to-visit).')
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
