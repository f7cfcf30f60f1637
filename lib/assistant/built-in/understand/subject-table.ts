/*
 * Data: subjects that texts of the site answer, in the form of the table of slots. Beside the words
 * of a subject stand the search that finds its texts in English and Greek, their addresses with the
 * best first, `about` for the sentence to quote first where its words are not those of the question,
 * and `local` for a search in the guide of one island.
 */
export const subjectTable = String.raw`
# subject
urgent =
  (?:hard|difficult\p{L}*|trouble|struggl\p{L}+|can'?t|cannot|unable) (?:to )?breath\p{L}*|chest pains?|unconscious|passed out|faint(?:ed|ing)|collapsed|seizures?|stroke|heart attack|heat ?stroke|anaphyla\p{L}+|allergic (?:reaction|shock)|swallowed|overdose|poison\p{L}*|(?:bleeding|blood) (?:a lot|badly|heavily|everywhere)|won'?t stop bleeding|drown\p{L}*|(?:bitten|stung) by|snake ?bite
  (?:δεν|δυσκολ\p{L}+)(?: \p{L}+){0,2} (?:ανασ|αναπν)\p{L}+|δυσπνοια|πον\p{L}+ στο στηθοσ|λιποθυμ\p{L}+|αναισθητ\p{L}+|σπασμ(?:οι|ουσ)|εγκεφαλικ\p{L}+|εμφραγμα|θερμοπληξια|αλλεργικ\p{L}+ (?:σοκ|αντιδραση)|δηλητηρι\p{L}+|αιμορραγ\p{L}+|πνιγ(?!ει|ουν)\p{L}+|τσιμπη[σθ]\p{L}+|δαγκω\p{L}+
urgent.search = emergency number 112 / αριθμός έκτακτης ανάγκης 112
urgent.local = doctor pharmacy / γιατρός φαρμακείο
urgent.pages = resources#health help#ill-on-island resources#emergency
pets =
  dogs?|pupp(?:y|ies)|labrador|retriever|terrier|(?<!speed |sea |fast )cats?|pets?|animals?
  λαμπραντορ*|σκυλ*|γατ(?:α|εσ|ο*)|κατοικιδι*|ζωα|κουταβι*
pets.search = dog pets ferry / σκύλος κατοικίδια πλοίο
pets.pages = help#pets ferryGuide#pets
storage =
  (?:luggage|bag(?:gage)?|suitcase)s? (?:storage|lockers?)|left luggage|lockers?|(?:leave|store|stow|stash|park|drop|dump|put|look after|mind|keep)(?! up) (?:[\p{L}@']+ ){0,3}(?:bags?|luggage|baggage|suitcases?|cases?|rucksacks?|backpacks?)|(?:where|what) (?:[\p{L}@']+ ){0,4}(?:bags?|luggage|suitcases?|rucksacks?|backpacks?)(?= (?:until|till|meanwhile|while|for (?:the|a)|between|before)| go)
  φυλα(?:ξη|νε|ει|ξ\p{L}+) (?:[\p{L}@]+ ){0,3}(?:αποσκευ|βαλιτσ|πραγματ)\p{L}*|θυριδ\p{L}+|(?:αφησ|αφην|βαλ|βαζ|κρατ)\p{L}* (?:[\p{L}@]+ ){0,3}(?:βαλιτσ|αποσκευ|σακ[οιω]|σακιδι)\p{L}*|(?:βαλιτσ|αποσκευ|σακιδι)\p{L}* (?:[\p{L}@]+ ){0,3}(?:αφησ|αφην|βαλ|βαζ|κανουμε|κανω)\p{L}*
storage.about = ask your rooms|ρωτηστε πρωτα
storage.search = where to leave luggage / πού να αφήσετε τις βαλίτσες
storage.pages = resources#storage
lost-luggage =
  (?:lost|missing|damaged?|broken?|broke|smashed|cracked|torn|ripped|delayed|stolen|los(?:e|es)) (?:[\p{L}@']+ ){0,4}(?:bags?|baggage|luggage|suitcases?|cases?|trolleys?)|(?:bags?|baggage|luggage|suitcases?|trolley) (?:[\p{L}@']+ ){0,5}(?:lost|missing|damaged|broken?|smashed|torn|ripped|delayed|(?:not|never|n't|didnt|didn't) (?:arriv\p{L}+|come|came|show\p{L}*|turn\p{L}*))|(?:baggage|luggage) (?:belt|carousel|claim)
  (?:χασ|εχασ|χαθηκ|σπασ|εσπασ|λειπ|αργησ)\p{L}* (?:[\p{L}@]+ ){0,4}(?:βαλιτσ|αποσκευ)\p{L}*|(?:βαλιτσ|αποσκευ)\p{L}* (?:[\p{L}@]+ ){0,4}(?:χαθηκ|χαμεν|εσπασ|σπασμεν|λειπ|αργησ)\p{L}*|δεν (?:ηρθ|βγηκ|εφτασ)\p{L}* (?:[\p{L}@]+ ){0,2}(?:βαλιτσ|αποσκευ)\p{L}*|(?:χαμεν|σπασμεν)\p{L}+ (?:βαλιτσ|αποσκευ)\p{L}*
lost-luggage.about = report it|δηλωστε το
lost-luggage.search = luggage lost or damaged on a flight / χαμένη ή σπασμένη βαλίτσα στην πτήση
lost-luggage.pages = resources#lost-luggage
luggage =
  luggage|baggage|suitcases?|surfboards?|(?:big|huge|heavy|large) bags
  (?:αποσκευ|βαλιτσ)\p{L}*
luggage.search = luggage suitcases ferry / αποσκευές βαλίτσες πλοίο
luggage.pages = ferryGuide#luggage help#luggage
walking =
  wheel ?chairs?|walker|walking stick|crutches|step[- ]free
  (?:limited |reduced )?mobility(?: issues| problems)?|disab\p{L}+|accessib\p{L}+
  (?:can'?t|cannot|doesn'?t|not) walk(?: well| far| much)?|(?:bad|weak|sore) (?:knees?|legs?|hips?)
  lots of stairs|περπατα\p{L}* (?:με (?:πι|μπαστουνι|πατεριτσ\p{L}*)|λιγο|δυσκολα)|δεν (?:μπορ\p{L}+ )?(?:να |τα |τισ )*σκαλ(?:ια|εσ)|πατεριτσ*|αμαξιδι*|αναπηρ*|αμεα|κινητικ*|προσβασιμ*|δεν περπατα*
  δυσκολ* (?:στο |με το )?(?:περπατημα|βαδισμα)|μπαστουνι
  (?:can'?t|cannot|can not|unable to|hard to|trouble with|no) (?:do |climb |manage |use )?(?:many |the )?(?:stairs|steps|hills)|δεν (?:μπορ\p{L}+ να )?(?:ανεβ\p{L}+|κατεβ\p{L}+) (?:τισ )?σκαλ*|οχι σκαλ*
walking.about = mobility|wheelchair|difficulty (?:in )?walking|flat|level|κινητικ*|αμαξιδι*|περπατημα|βαδισμα|επιπεδ*
walking.search = limited mobility wheelchair ferry help / μειωμένη κινητικότητα αμαξίδιο πλοίο
walking.local = difficulty walking / δυσκολία στο περπάτημα
walking.pages = resources#accessibility ferryGuide#accessibility
lifts = lifts?|elevators?|ramps?|ασανσερ|ραμπ(?:α|εσ)
lifts.about = lifts?|ασανσερ|ανελκυστηρ*
lifts.search = limited mobility wheelchair ferry help / μειωμένη κινητικότητα αμαξίδιο πλοίο
lifts.pages = ferryGuide#accessibility
duty =
  (?:chemists?|pharmac\p{L}+) (?:[\p{L}@']+ ){0,5}(?:duty|sundays?|tonight|night|(?:public|bank) holidays?)|(?:duty|night|sundays?) (?:[\p{L}@']+ ){0,3}(?:chemists?|pharmac\p{L}+)
  εφημερευ\p{L}+|διανυκτερευο\p{L}+|φαρμακει\p{L}* (?:[\p{L}@]+ ){0,5}(?:κυριακ|αργι|νυχτα|βραδυ)\p{L}*|κυριακ\p{L}+ (?:[\p{L}@]+ ){0,4}φαρμακει\p{L}*
duty.about = on duty|εφημερευον
duty.search = shops Sundays pharmacies on duty / μαγαζιά Κυριακές εφημερεύοντα
duty.pages = resources#shops
sunday =
  (?:shops?|stores?|super ?markets?|groceries|grocery|bakery|bakeries) (?:[\p{L}@']+ ){0,5}(?:sundays?|(?:public|bank) holidays?)|sundays? (?:[\p{L}@']+ ){0,4}(?:shops?|shopping|stores?|super ?markets?)
  (?:μαγαζι|καταστημα|σουπερ|φουρν|ψωνισ)\p{L}* (?:[\p{L}@]+ ){0,5}(?:κυριακ|αργι)\p{L}+|κυριακ\p{L}+ (?:[\p{L}@]+ ){0,4}(?:μαγαζι|καταστημα|σουπερ|φουρν|ψωνισ)\p{L}*
sunday.about = sundays too|και την κυριακη
sunday.search = shops Sundays pharmacies on duty / μαγαζιά Κυριακές εφημερεύοντα
sunday.pages = resources#shops
dialysis = dialysis|ha?emodialysis|αιμοκαθαρσ\p{L}+|τεχνητ\p{L}+ νεφρ\p{L}+|νεφροπαθ\p{L}+
dialysis.about = dialysis|αιμοκαθαρσ\p{L}+|τεχνητου νεφρου
dialysis.search = dialysis hospital / αιμοκάθαρση νοσοκομείο
dialysis.pages = resources#health
health =
  hospitals?|doctors?|clinics?|pharmac\p{L}+|medical|heart condition|dialysis
  νοσοκομει*|γιατρ\p{L}+|φαρμακει*|κεντρ\p{L}+ υγειασ|καρδι(?:α|ακοσ|ακη|ολογ\p{L}+)
health.search = hospital doctor pharmacy / νοσοκομείο γιατρός φαρμακείο
health.local = doctor pharmacy / γιατρός φαρμακείο
health.pages = resources#health help#ill-on-island
cash =
  atms?|banks?|bankomats?|cash(?: ?(?:machine|point)s?)?|credit cards?|pay by card
  τραπεζ(?:α|εσ)|μπανκοματ|μετρητα|ατμ|με καρτα|καρτεσ
cash.search = cash machine ATM card / μετρητά ΑΤΜ κάρτα
cash.local = cash machine / μετρητά
cash.pages = help#cash-or-card resources#money resources#small-islands
camping =
  (?:free|wild)[- ]?camp*|camp(?:ing)? (?:on|at) (?:the )?beach(?:es)?|(?:sleep|tent) on (?:the )?beach
  ελευθερο καμπινγκ|(?:σκηνη|σκηνεσ|αντισκηνο)(?: στην παραλια)?
camping.about = tents?|camp*|caravans?|σκην*|καμπινγκ|κατασκην*
camping.search = wild camping law tent beach / ελεύθερο κάμπινγκ σκηνή νόμος
camping.local = camping tent / κάμπινγκ σκηνή
camping.pages = guide/local-insights#beaches
port-early =
  how (?:early|long before)|what time (?:should|do|must) (?:i|we) be at
  ποση ωρα (?:πριν|νωριτερα)|ποσο νωρισ
port-early.search = how early be at the port gate / πόση ώρα πριν στο λιμάνι πύλη
port-early.pages = help#ferry-early
gate = (?:which|what) gates?|gates?|πυλη|πυλεσ
gate.search = Piraeus gate E6 E7 / Πειραιάς πύλη Ε6 Ε7
gate.pages = ferryGuide#port-piraeus
strike = strikes?|striking|industrial action|απεργι*
strike.search = ferry strikes what to do / απεργία πλοίων τι να κάνετε
strike.pages = guide/ferry-strikes#what-to-do guide/ferry-strikes#boats help#ferry-late ferryGuide#rights ferryGuide#wind
water =
  tap water|drink(?:ing|able)? (?:the )?water|νερο (?:τησ )?βρυσησ|πινεται το νερο
  water (?:[\p{L}@]+ ){0,3}(?:drinkable|potable|safe)|drinkable|potable|πινεται(?: το)? νερο
water.search = tap water drink / νερό βρύσης πίνεται
water.pages = resources#tap-water help#tap-water
riding =
  (?:licen[cs]es?|permit|old|age|helmets?|insur\p{L}+|safe|dangerous|fine|allowed|drive|ride|papers) (?:[\p{L}\d@']+ ){0,7}(?:quads?|quad ?bikes?|atvs?|scooters?|mopeds?|vespas?)|(?:quads?|quad ?bikes?|atvs?|scooters?|mopeds?|vespas?) (?:[\p{L}\d@']+ ){0,7}(?:licen[cs]es?|permit|old|age|helmets?|insur\p{L}+|safe|dangerous|allowed|damage|crash)
  (?:διπλωμα|ηλικια|χρονων|κραν[οη]σ?|ασφαλ\p{L}+|επικινδυν\p{L}+|επιτρεπ\p{L}+|χαρτια|οδηγ\p{L}+|προστιμο) (?:[\p{L}\d@]+ ){0,7}(?:γουρουν|βεσπ|παπ[ια]|μηχανακ|σκουτερ)\p{L}*|(?:γουρουν|βεσπ|παπ[ια]|μηχανακ|σκουτερ)\p{L}* (?:[\p{L}\d@]+ ){0,7}(?:διπλωμα|ηλικια|χρονων|κραν[οη]σ?|ασφαλ\p{L}+|επικινδυν\p{L}+|επιτρεπ\p{L}+|ζημια|τρακαρ\p{L}*)
riding.about = category b|κατηγοριασ β
riding.search = quads and scooters / γουρούνες και σκούτερ
riding.pages = resources#riding
licence = driv(?:ing|er'?s?) (?:licen[cs]es?|permits?)|(?<!without (?:a |any )?)licen[cs]es?|(?:international|idp) (?:driving )?permits?|permit|διπλωμα(?: οδηγησησ)?|αδεια οδηγησησ
licence.search = driving licence scooter / δίπλωμα οδήγησης σκούτερ
licence.pages = help#driving-licence
delos-night =
  (?:sleep|stay|overnight|nights?|camp\p{L}*|tents?|hotels?|rooms?|shuts?|closed?|closes|winter|november) (?:[\p{L}@']+ ){0,5}(?:delos)|delos (?:[\p{L}@']+ ){0,5}(?:sleep|stay|overnight|nights?|camp\p{L}*|tents?|hotels?|rooms?|shuts?|closed?|closes|winter|november)
  (?:κοιμ\p{L}+|μειν\p{L}+|μενει|διανυκτερ\p{L}+|βραδυ|νυχτα|ξενοδοχει\p{L}+|κλειν\p{L}+|κλειστ\p{L}+|χειμων\p{L}+) (?:[\p{L}@]+ ){0,4}δηλο[συ]?|δηλο[συ]? (?:[\p{L}@]+ ){0,4}(?:κοιμ\p{L}+|μειν\p{L}+|διανυκτερ\p{L}+|βραδυ|νυχτα|ξενοδοχει\p{L}+|κλειν\p{L}+|κλειστ\p{L}+|χειμων\p{L}+)
delos-night.about = special permit|ειδικη αδεια
delos-night.search = Delos when there is no boat / Δήλος όταν δεν έχει πλοίο
delos-night.pages = guide/day-trip-to-delos#wind
delos = delos|δηλο[συ]?
delos.search = Delos boat from Mykonos / Δήλος καράβι από Μύκονο
delos.pages = guide/mykonos#delos island/mykonos#sight-delos
hire-aboard =
  with (?:the|a|our|my) (?:rental|hired?|rented) (?:car|scooter|bike)|με (?:το )?νοικιασμενο (?:αμαξι|αυτοκινητο|μηχανακι)
  (?:take|taking|bring|bringing|carry|drive)\p{L}* (?:a |the |our |my )*(?:rent(?:al|ed)|hired?)[- ]?(?:car|scooter|bike|atv|quad)?(?: car| scooter)? (?:\p{L}+ ){0,2}(?:over|across|aboard|on|to|with)|(?:rental|hire) (?:car|scooter) (?:on|aboard) (?:the )?(?:ferr(?:y|ies)|boats?)
  (?:νοικιασμεν|ενοικιαζομεν)\p{L}* (?:\p{L}+ ){0,3}(?:πλοιο|καραβι|φερι|απεναντι)
hire-aboard.about = hire car|written consent|νοικιασμεν*|εγγραφη
hire-aboard.search = hire car aboard ferry consent / νοικιασμένο αυτοκίνητο στο πλοίο συγκατάθεση
hire-aboard.pages = help#need-car ferryGuide#vehicles
emergency =
  ambulances?|emergency (?:number|call|phone)s?|police|fire brigade|coast ?guard|ασθενοφορ*|εκαβ|αριθμοσ εκτακτησ|εκτακτησ αναγκησ|αστυνομια|πυροσβεστικη|λιμενικο
emergency.search = emergency number 112 / αριθμός έκτακτης ανάγκης 112
emergency.pages = resources#emergency help#ill-on-island
hotel-money =
  (?:hotel|room)s? (?:money|refund|booking)|(?:refund|pay|money back|lose) (?:\p{L}+ ){0,4}(?:hotel|room|flight)|who pays|insurance|(?:λεφτα|χρηματα|προκαταβολη) (?:του |για το )?(?:ξενοδοχει|δωματι)\p{L}*|(?:ξενοδοχειο|πτηση|δωματιο) (?:\p{L}+ ){0,4}(?:πληρωνει|επιστρεφ)|ποιοσ (?:μου )?(?:τα |το )?πληρωνει|ασφαλιση
hotel-money.about = hotel|owed|missed|ban|cover|ξενοδοχειο|οφειλ\p{L}*|ταξιδιωτικ*|ασφαλ*|απαγορευτικ*
hotel-money.search = wind stopped boats rights hotel insurance / απαγορευτικό δικαιώματα ξενοδοχείο ασφάλιση
hotel-money.pages = help#ferry-cancelled resources#insurance
seasick = (?:get |am |is |gets |are |really |very )*sea ?sick\p{L}*|motion sick\p{L}*|ναυτι\p{L}*|ζαλιζ\p{L}*
seasick.search = seasick ship middle pills / ναυτία πλοίο χάπι
seasick.pages = ferryGuide#seasickness guide/island-hopping#fast-or-slow
bathing =
  warm enough|too cold to swim|(?:can|could) (?:you|we|i|one) (?:still |already )?(?:swim|go swimming)|swim(?:ming)? in (?:january|february|march|april|may|june|october|november|december)|(?:κανει|καλο|κρυο|ειναι) για (?:μπανιο|κολυμπι)|κολυμπ(?:αμε|αει|ησουμε|αω)|κανουμε μπανιο|θαλασσα (?:\p{L}+ ){0,3}μπ(?:ω|ουμε|αινω|αινουμε|αινει)
bathing.about = sea|swim\p{L}*|water|θαλασσα|μπανιο|νερο
bathing.search = sea temperature month swimming / θερμοκρασία θάλασσας μήνας μπάνιο
bathing.pages = guide/best-time-to-visit#sea-and-wind
easter = (?:greek |orthodox )?easter|holy week|πασχα|μεγαλη εβδομαδα
easter.about = 2027
easter.search = Greek Easter dates / Πάσχα ημερομηνίες
easter.local = Easter / Πάσχα
easter.pages = guide/best-time-to-visit#easter
mid-august = (?:15|15th) (?:of )?august|august 15|assumption|δεκαπενταυγουστο\p{L}*|15 αυγουστου|15αυγουστο\p{L}*
mid-august.search = 15 August feast rooms boats / Δεκαπενταύγουστος δωμάτια πλοία
mid-august.local = 15 August / 15 Αυγούστου
mid-august.pages = guide/best-time-to-visit#august-15
winter = christmas|new year(?:'s)?|(?:in |over )?(?:the )?winter|χριστουγενν\p{L}*|πρωτοχρονια\p{L}*|χειμων\p{L}*
winter.about = winter|closed?|open|lives?|all year|χειμων\p{L}*|κλειστ\p{L}*|ανοιχτ\p{L}*|ζει|ζουν
winter.search = winter closed islands live all year / χειμώνας κλειστά νησιά ζουν όλο τον χρόνο
winter.local = winter / χειμώνας
winter.pages = guide/best-time-to-visit#closed guide/local-insights#off-season
late =
  (?:delay|late|running late|arriv\p{L}+ late)\p{L}*(?= (?:\S+ ){0,6}(?:rights?|refund|compensation|money|entitled|owed|claim))|(?:ferry|boat|ship) (?:was|is|got|has been) (?:\d+ hours? )?(?:late|delayed|cancelled|canceled)|entitled to|compensation|passenger rights|my rights
  (?:am|are|is) (?:i|we|one|he|she|they) owed|arrived? (?:\S+ ){0,3}late|(?:φυγει|φευγει|φτασει|φτανει|εφτασε|εφυγε) (?:\S+ ){0,4}αργοτερα
  καθυστερησ\p{L}*|δικαιουμαι|δικαιωματα|αποζημιωσ\p{L}*|τι δικαιουμαστε
  technical (?:reasons?|faults?|problems?)|(?:engine|mechanical) (?:trouble|failure|problem|fault)|broken? down|breakdown|τεχνικ\p{L}+ (?:λογ|προβλημ)\p{L}+|βλαβ\p{L}+|μηχανικ\p{L}+ προβλημ\p{L}+
late.about = delay|late|hours|refund|fare|καθυστερ\p{L}+|ναυλ\p{L}+|επιστροφ\p{L}+|ωρεσ
late.search = ferry delayed rights refund fare / καθυστέρηση πλοίου δικαιώματα ναύλος
late.pages = help#ferry-late ferryGuide#rights
missed =
  miss(?:ed|ing)? (?:the |my |our )(?:boat|ferry|ship)|(?:αν )?(?:χασ\p{L}+|εχασα\p{L}*) το (?:πλοιο|καραβι)
missed.about = miss|refund|change|χασ*|αλλαξ*|επιστροφη
missed.search = change or cancel a booking / αλλάζω ή ακυρώνω κράτηση
missed.pages = help#change-booking ferryGuide#tickets
roaming =
  roaming|esim|sim cards?|phone signal|mobile (?:signal|data|phone)|signal on|internet|πιανει (?:το )?κινητο|σημα (?:στο )?κινητο\p{L}*|ιντερνετ|περιαγωγη
roaming.search = mobile phone roaming signal / κινητό σήμα περιαγωγή
roaming.pages = help#roaming resources#phone
camper =
  camper ?vans?|campers?|motor ?homes?|caravans?|\d(?:\.\d)? ?m(?:etres?)? (?:long|high)|τροχοσπιτ*|αυτοκινουμεν*
camper.about = length|long|height|high|van|metre|μηκοσ|υψοσ|μετρ*|τροχοσπιτ*
camper.search = camper van length height ferry / τροχόσπιτο μήκος ύψος πλοίο
camper.pages = ferryGuide#vehicles
closed =
  (?:what|where) (?:\p{L}+ ){0,3}(?:still )?open|what would (?:even )?be open|is it dead|(?:εχει|ειναι|μενει) (?:κατι |τιποτα |τι )?ανοι[χκ]τ\p{L}*|ανοι[χκ]τα (?:κατι|τιποτα|μαγαζια)
  (?:are |is )?(?:everything|things|places|shops|restaurants|hotels|tavernas) (?:still |already |be )*(?:open|closed|shut)
  (?:still|already) open|what is (?:open|closed)|ειναι (?:ολα )?(?:ανοιχτ|κλειστ)\p{L}*|τι ειναι ανοιχτο
  (?:εχουν|θα εχουν) ανοιξει
closed.search = closed winter season open May / τι είναι κλειστό χειμώνα ανοιχτό Μάιο
closed.local = winter closed / χειμώνας κλειστά
closed.pages = guide/best-time-to-visit#closed
book-ahead =
  in advance|book(?:ed|ing)? (?:ahead|early|before)|how (?:far|long) (?:ahead|before)|sells? out|sold out
  fully booked|(?:need|have) to (?:book|reserve)|προκρατηση|να κλεισ\p{L}+ (?:νωρισ|απο πριν|νωριτερα)
  απο πριν|εξαντλ\p{L}+|γεμιζουν τα πλοια
  (?:do|should|must) (?:i|we) (?:really )?(?:need to |have to )?(?:book|reserve)|need a reservation|χρειαζ\p{L}+ (?:κρατηση|να κλεισ*)|πρεπει να κλεισ*
book-ahead.search = how long before book the ferry / πόσο πριν να κλείσω το πλοίο
book-ahead.pages = help#book-ahead
change-date =
  (?:change|move|shift|swap|postpone|rebook|re-book|push) (?:[\p{L}@']+ ){0,4}(?:tickets?|booking|reservation|ferry|boat|sailing) (?:[\p{L}@']+ ){0,3}(?:date|day|days|week|later|earlier|sailing|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|change (?:the |my |our )?(?:travel )?dates? (?:[\p{L}@']+ ){0,4}(?:ticket|ferry|boat)s?|open (?:date )?tickets?
  (?:αλλα[ξζ]|αλλαγ|μεταφερ)\p{L}* (?:[\p{L}@]+ ){0,3}(?:ημερομηνι|μερα|ημερα)\p{L}* (?:[\p{L}@]+ ){0,4}(?:εισιτηρι|πλοι|καραβ|κρατησ)\p{L}*|(?:αλλα[ξζ]|αλλαγ|μεταφερ)\p{L}* (?:[\p{L}@]+ ){0,3}(?:εισιτηρι|κρατησ)\p{L}* (?:[\p{L}@]+ ){0,4}(?:μερα|ημερα|ημερομηνι|βδομαδα)\p{L}*|ανοιχτ\p{L}+ εισιτηρι\p{L}*
change-date.about = usually yes|συνηθωσ ναι
change-date.search = move my ferry ticket to another day / αλλάξω μέρα στο εισιτήριο του πλοίου
change-date.pages = help#change-date
change-booking =
  (?:change|cancel|refund) (?:my |a |the |our )?(?:booking|ticket|reservation)s?
  (?:αλλαξ|αλλαζ|ακυρωσ|ακυρων)\p{L}* (?:\S+ ){0,2}(?:εισιτηρι|κρατησ)\p{L}*
change-booking.search = change or cancel a booking / αλλάζω ή ακυρώνω κράτηση
change-booking.pages = help#change-booking ferryGuide#rights
papers =
  passports?|id cards?|(?:which|what) (?:papers|documents)|visas?
  διαβατηρι*|ταυτοτητ*|βιζα
papers.search = which papers do I need / ποια έγγραφα χρειάζομαι
papers.pages = help#papers resources#borders
need-car =
  (?:do|would|will) (?:we|i|you) (?:really )?need (?:a )?car|is a car (?:needed|necessary)
  without a car possible|χρειαζ\p{L}+ (?:να εχ\p{L}+ )?(?:αυτοκινητο|αμαξι)
  worth (?:taking|bringing|having|renting) (?:a |the |our |my )?car|(?:take|bring) (?:a|our|my|the) car or (?:rent|hire)|αξιζει (?:να (?:παρ|φερ)\p{L}+ )?(?:το |με )?(?:αυτοκινητο|αμαξι)
need-car.search = do I need a car / χρειάζομαι αυτοκίνητο
need-car.pages = help#need-car
fee =
  (?:tourist|climate|city|overnight|stayover) (?:tax|fee)|τελοσ (?:διαμονησ|ανθεκτικοτητασ)|φοροσ διαμονησ
fee.search = fee the hotel asks for at the desk / τέλος που ζητά το ξενοδοχείο
fee.pages = help#climate-fee
vegan =
  vegans?|vegetarians?|plant[- ]based|meat[- ]free|βιγκαν|χορτοφαγ*|νηστισιμ*|χωρισ κρεασ
  gluten[- ]free|(?:without|no|not eat(?:ing)?|don'?t eat|doesn'?t eat|avoid) (?:any )?meat|χωρισ (?:καθολου )?κρεασ|δεν τρω\p{L}+ κρεασ
vegan.about = fava|chickpeas?|peas?|greens|vegetables?|φαβα|ρεβιθι*|χορτα|λαχανικα
vegan.search = chickpea fava split pea dish / φάβα ρεβίθια πιάτο
vegan.local = food / φαγητό
vegan.pages = culinary#fava-santorinis culinary#fava-amorgou culinary#fava-schinoussas culinary#revithada
season =
  (?:when|which month|what month)(?: \S+){0,6} (?:warm\p{L}*|crowds?|crowded|empty|quiet\p{L}*|cheap\p{L}*|swim\p{L}*|busy)
  (?:ποτε|ποιο[νσ]? μηνα\p{L}*)(?: \S+){0,6} (?:ζεστ\p{L}+|κοσμο\p{L}*|αδει\p{L}+|ησυχ\p{L}+|φ[θτ]ην\p{L}+|μπανιο)
season.about = june|september|ιουνι\p{L}*|σεπτεμβρι\p{L}*
season.search = best time to visit month sea crowds / καλύτερη εποχή μήνας θάλασσα κόσμος
season.local = when to go / πότε να πάτε
season.pages = help#when-to-go guide/best-time-to-visit#short-answer
meltemi =
  meltemi|how windy|(?:least|less|most|more) windy|windiest|how strong is the wind|μελτεμι*|ποσο φυσα*|τι αερα εχει
  εχει (?:πολυ )?αερα|φυσα(?:ει)? (?:πολυ )?(?:τον|στη|στην|στο)
meltemi.search = meltemi July August / μελτέμι Ιούλιος
meltemi.local = wind meltemi / αέρας μελτέμι
meltemi.pages = ferryGuide#wind guide/best-time-to-visit#sea-and-wind
`;
