/*
 * Data: each slot of a request with its values, and what each value looks like in folded English and
 * Greek. A heading names the slot; a row is `value = pattern`, continued on indented lines, which are
 * alternatives. Patterns are regular expressions of whole words, in which a star after a letter
 * stands for any ending. Places are `@id@` and numbers digits.
 */
export const slotTable = String.raw`
# intent: Explicit requests. The first match wins: requests come before words that only accompany them.
restart =
  start (?:over|again|afresh|from scratch)|new trip
  (?:forget|scrap) (?:it all|all that|this trip|that trip|the plan)
  αρχισε απο την αρχη|απο την αρχη|νεο ταξιδι|αλλο ταξιδι
save =
  save (?:it|this|the trip|that|my trip|the plan|to my trips)|keep this (?:trip|plan)
  αποθηκευσ*|κρατησε το|σωσε το
booking =
  (?:can|could|will|would) you (?:please )?(?:book|reserve|buy)
  (?:please )?(?:book|reserve) (?:it|this|that|them|me|us|the|a|my|our)
  (?:make|do) (?:a |the )?(?:booking|reservation)s? for (?:me|us)
  (?:booked|reserved) (?:[\p{L}@']+ ){0,7}(?:through|with|via) you|(?:εκλεισα|κλεισαμε) (?:[\p{L}@]+ ){0,5}(?:απο|με|μεσω) εσασ
  buy (?:the |me |us |my |our )?tickets? (?:for (?:me|us)|here|from you)|pay (?:you|here)|(?:να )?(?:το |τα |την )?πληρωσ(?:ω|ουμε) εδω
  (?:any |still |enough )?(?:seats|places|spaces|cabins|tickets|availability) (?:still )?(?:left|available|free)|(?:is|are) (?:it|they|the (?:boat|ferry)) (?:already )?(?:full|sold out)|(?:εχει|υπαρχουν|εχουν μεινει|μενουν)(?: ακομη?α?)? (?:ελευθερεσ )?(?:θεσεισ|καμπινεσ)
  (?:call|phone|ring|e-?mail|text|message|write to) (?:the |my |our )?(?:hotel|company|agency|host|owner|captain)|(?:παρε|παρτε|κανε)(?: ενα)? τηλεφωνο|τηλεφωνησ(?:ε|τε)|(?:στειλε|γραψε) (?:\p{L}+ ){0,2}(?:στο ξενοδοχειο|στην εταιρεια)
  (?:κλεισε|κλειστε|κρατησε|κρατα) (?:μου|μασ)|κανε(?:τε)? (?:μου |μασ )?(?:μια |την )?κρατηση
  μπορεισ να (?:μου |μασ )?(?:κλεισεισ|κρατησεισ|αγορασεισ)|(?:να )?(?:κλεισεισ|αγορασεισ) (?:εισιτηρι|δωματι)\p{L}*
where-then =
  (?:where|which island|what island) (?:would|will|are|do|am|should) (?:we|i) (?:be|sleep|stay)?(?=.*(?:night|on the|last|before|flight|\d))
  where (?:are|would|will) (?:we|i) (?:be )?(?:on|the night|the last|for the last)
  (?:που|σε ποιο νησι) (?:θα )?(?:ειμαστε|ειμαι|κοιμ\p{L}+|βρισκ\p{L}+)
day-trip =
  worth (?:a|the|1) day(?! (?:or|and))|αξιζει (?:μια|1) η?μερα
  day[- ]?(?:trips?|returns?)|(?:there and )?back (?:on )?(?:the )?same (?:day|evening)|same[- ]day return
  (?:in|for) (?:just |only )?(?:1|a|one) day and (?:back|return)|for the day|(?:για|σε) (?:1|μια) η?μερα(?= *(?:$|[;.,!?]))
  (?:και )?πισω (?:την )?ιδια μερα|παμε[- ]ερχομαστε|αυθημερον|ημερησια|ημερησιο|μονοημερη|μονοημερο
  in (?:just |only )?(?:1|a) day(?= *(?:$|[?.,!;]| and | from| around| on ))|(?:σε|μεσα σε) (?:1|μια) (?:η?μερα)(?= *(?:$|[;.,!]))
  εκδρομ* (?:μιασ|1) η?μερασ
phrase =
  how (?:do|would|can) (?:you|i|we|one) say|say (?:.+) in greek|in greek\??$|greek (?:word|phrase|for)
  what(?:'s| is) .{1,40} in greek|phrases?|pronounce|translate|πωσ (?:λενε|λεμε|το λενε|λεγεται|λες)|φραση
  φρασεισ|μεταφρασ*
packing =
  what (?:clothes|to wear)|τι ρουχα|τι να (?:φορεσ|φοραμε)\p{L}*
  pack(?:ing)?[- ]?list|packing
  what (?:[\p{L}']+ ){0,4}(?:to )?(?:pack|bring|take (?:along|with (?:me|us|you)))
  (?:should|do|must|need to|to) (?:i |we )?pack
  (?:in|into) (?:my|our|the|a) (?:suitcase|backpack|rucksack|bags?)
  τι (?:[\p{L}]+ ){0,3}(?:βαλ*|παρ*|εχ*|φερ*|χρειαζ*|πακεταρ*) (?:[\p{L}]+ ){0,2}(?:μαζι|βαλιτσ*|σακ*)
  στη βαλιτσα|λιστα (?:για )?(?:πραγματων|ταξιδιου|αποσκευων)
wind =
  what if (?:it (?:blows|is windy|gets windy)|there(?:'s| is) (?:strong )?(?:wind|meltemi|a storm))
  (?:if|when) (?:the )?(?:meltemi|wind|it) (?:blows|is strong|picks up)|too windy
  (?:ferr(?:y|ies)|boats?) (?:be |get |are |is )?(?:cancel*|run in (?:strong )?wind)|cancel(?:led|lation)s?
  strike|απαγορευτικο
  (?:boats?|ferr(?:y|ies)|ships?|πλοια?|καραβι(?:α)?) (?:[\p{L}\d@'-]+ ){0,7}(?:bft?|beaufort|μποφορ|gales?|storms?|meltemi|μελτεμι(?:α)?)
  (?:bft?|beaufort|μποφορ|gales?|storms?|meltemi|μελτεμι(?:α)?) (?:[\p{L}\d@'-]+ ){0,7}(?:boats?|ferr(?:y|ies)|ships?|πλοια?|καραβι(?:α)?)
  (?:αν|κι αν|κι αμα|αμα|οταν) (?:φυσα*|εχει (?:αερα|μελτεμι|μποφορ|απαγορευτικο)|φυσηξει)|μποφορ|ακυρω*
shelter =
  (?:sheltered|calm(?:est)?|protected|wind[- ]?less|lee) (?:beach(?:es)?|side|bay)
  beach(?:es)? (?:[\p{L}@]+ ){0,4}(?:sheltered|protected|wind|meltemi|north wind)|lies? open to|exposed to
  (?:is|are) (?:[\p{L}@]+ ){1,6}(?:calm|rough|exposed|windy) (?:in|with|when|if|under) (?:the |a |an |it )?(?:strong )?(?:meltemi|(?:north |south |east |west )?winds?|blows)
  which beach(?:es)?|sheltered|απαγκι*|απανεμ*|(?:ποια|ποιεσ) παραλι*|προστατευμεν* παραλι*
weather =
  weather|forecast|climate|(?:can|could) (?:you|we|i|one) (?:still )?(?:swim|go swimming|sunbathe)
  (?:still )?swim(?:ming)? (?:[\p{L}@]+ ){0,4}(?:in|at the end of) (?:january|february|march|april|may|june|october|november|december)
  (?:water|sea) (?:still )?(?:warm|cold)|temperatures?|how (?:hot|warm|cold|windy)|rain(?:y|ing|fall)?
  (?:sea|θαλασσα) (?:[\p{L}]+ ){0,3}(?:go in|get in|swimmable|μπ(?:ω|ουμε|αινει|αινεισ|αινω|αινουμε))|μπ(?:ω|ουμε|αινω|αινουμε|αινει) (?:στη )?θαλασσα
  κανει μπανιο|ποσο (?:ειναι |κανει )?η θαλασσα|sea temperature|is it (?:hot|warm|cold|windy)|warm enough|too (?:early|late|soon) (?:for|to|in)|(?:πολυ )?(?:νωρισ|αργα) για
  (?:η )?θαλασσα (?:κανει|ειναι)|which is less windy|rain
  (?:too |very |so |really )?(?:cold|chilly|hot|windy)(?= (?:in|at|for|to swim|then|now)|\?)
  how (?:bad|strong|much) (?:is |does |are )?(?:the )?(?:wind|winds|meltemi)
  καιρο(?:σ|υ)?(?! για)|προγνωση|θερμοκρασι*|κλιμα|ζεστη|ζεστο το νερο|κρυο|κρυα|κανουμε μπανιο
  κανεισ μπανιο|κολυμπ(?:αμε|αει|ησουμε)|βρεχει|βροχ*|τι αερα
vehicles =
  (?:rent(?:al|ing)?|hire|hiring)(?: an?| the)? ?(?:car|cars|scooter|scooters|quad|quads|atv|bike|bikes|buggy|vehicle|moped)
  (?:car|scooter|quad|atv|bike) (?:rental|hire)s?|ενοικιασ*|νοικιασ*|νοικιαζ*|γουρουν*
transfers =
  from (?:the )?@(?:ath|athens)@(?: airport)? to (?:the )?(?:port of )?@(?:piraeus|rafina|lavrio)@
  from the (?:port|airport|harbou?r|quay)|(?:port|airport|harbou?r) to
  get to (?:the )?(?:town|chora|centre|center|port)|transfers?|bus(?:es)?|taxis?
  απο (?:το αεροδρομιο|@ath@) [^.;]{0,24}@(?:piraeus|rafina|lavrio)@|απο το (?:λιμανι|αεροδρομιο)|λεωφορει*
  ταξι(?!δ)|μεταφορ*
flights =
  fly or (?:sail|ferry|take)|flights? (?:to|from|for)|(?:is there an?|has an?|have an?) airport
  can (?:i|we|you) fly|airlines?|which airport|(?:ferry|boat|sail) or (?:fly|plane|flight)|(?:plane|flight|fly) or (?:ferry|boat|sail)|plane or
  (?:πλοιο|καραβι) η (?:αεροπλανο|πτηση)|(?:αεροπλανο|πτηση) η (?:πλοιο|καραβι)
  πτησ* (?:για|προσ|απο|σε)|εχει αεροδρομιο|αεροδρομιο|αεροπορικ*|αεροπλανο η
hotels =
  hotels?|where (?:to|can (?:i|we)|should (?:i|we)) stay|places? to stay|accommodation|rooms?|hostels?
  villas?|campsites?|camping|studios?|airbnb|ξενοδοχει*|διαμονη|καταλυμα*|δωματι*|που να μεινω
  που να μεινουμε|καμπινγκ
activities =
  things to do
  (?:hik(?:es|ing(?: trails?)?)|trails|footpaths|walks|snorkell?ing|kayaking|sailing trips?|cooking class(?:es)?|wine tasting) (?:in|on|at|around) (?:the )?@\p{L}+@
  what (?:can|to|should) (?:i|we|one)? ?(?:do|see)|activities|excursions?|boat (?:trips?|tours?)
  (?:rent|hire|charter)(?:ing)? (?:a |our own )?boats?|boat (?:hire|rental)|tours?(?! of the)|diving|(?:μονοπατια|πεζοπορι*|περιπατ*|διαδρομεσ) (?:στη|στην|στον|στο|στα) @\p{L}+@
  τι να (?:κανω|κανουμε|δω|δουμε)|δραστηριοτητ*|εκδρομ*|αξιοθεατ*|καταδυσ*
compare =
  (?:different|differ\p{L}*) (?:from|to)|διαφερ\p{L}+|(?:τι |ποια (?:ειναι )?η )διαφορα
  difference between|compare*
  (?:or|vs\.?|versus|compared? (?:to|with)|ή|η) (?:should (?:i|we) (?:do|go to|choose) |rather |better |go to |στη[ν]? |στο[ν]? )?@\p{L}+@
  συγκριν*
duration =
  how (?:long|many hours|far)(?! (?:do|should|would|to) (?:(?:i|we|you|one) )?(?:need|stay|spend))(?: (?:is|does|to|it|the|by|take|ferry|boat|ride|crossing))*
  travel time|duration|ποση ωρα|ποσεσ ωρεσ
  ποσο (?:κανει (?=το (?:πλοιο|καραβι|ταξιδι|ταχυπλοο|φερι)|απο |η διαδρομη|να )|διαρκει|κραταει|απεχει|μακρια)(?! (?:το εισιτηριο))
  διαρκεια
ferry =
  (?:fast|quick|cheap|best|easi)\p{L}* way (?:from|to|between)|ferr(?:y|ies)|(?<!(?:rent|hire|renting|hiring|charter) (?:a |our own )?)boats?(?! trip| hire| rental)
  sail(?:ing|ings)? (?:from|to|between|times?)|timetable|schedule|(?:get|go|going|travel) from @\p{L}+@
  (?:get|go|travel) to @\p{L}+@|πλοι*|καραβι*|δρομολογι*|φερι|ακτοπλο*|εισιτηρι*
  πωσ (?:παω|παμε|πηγαινω|πηγαινουμε)
  how (?:do|can|would|could|should|to) (?:we |i |you |one )?(?:get|go|travel|cross) (?:to )?@
  (?:get|cross|sail|hop)(?: over)? (?:from|to|between) @
  πωσ (?:να παω|να παμε|πανε|φταν*|ερχομαστε|γυρναμε|μεταβαινω)
cost = (?!)
which-island =
  (?:which|what|best|recommend*|suggest*|good|a nice) (?:[\p{L}@]+ ){0,4}islands?
  islands? (?:is|are|would|for|with|that)|where should (?:i|we) go
  (?:ποιο|ποια|καλυτερ*|προτειν*) (?:[\p{L}@]+ ){0,3}νησι(?:α)?|νησι(?:α)? (?:για|με|που)
  που να (?:παω|παμε)
about =
  tell me (?:more )?about|what (?:is|'s) .{0,12}@\p{L}+@ like|worth (?:visiting|it|a visit)|best time
  when to (?:go|visit)|describe|information (?:about|on)|info|πεσ μου για|τι ειναι|τι λετε για|αξιζει
  ποτε να (?:παω|παμε)|πληροφορι*|μιλησ* μου για
help =
  what can you do|who are you|how (?:do you|does this) work|help
  τι μπορεισ να κανεισ|ποιοσ εισαι|ποια εισαι|βοηθεια
thanks = thanks?(?: you)?|thank u|cheers|great|perfect|lovely|ευχαριστ*|τελεια|υπεροχα|ωραια
hello =
  hi|hello|hey|good (?:morning|evening|afternoon)|γεια(?: σου| σασ)?|καλημερα|καλησπερα|χαιρετε

# asks: Verbs and nouns that ask for a trip of several days, or for a price whatever else there is.
trip =
  (?:plan|itinerary|trip|holidays?|vacation|island[- ]?hop*|honeymoon|route|tour of the|travel(?:ling|ing)?|getaway|(?:spend|stay) (?:a |\d)|visit(?:ing)? (?:\d|a few|some|several|the)|go to the|(?:\d|a few|some|several|quiet|small) islands|want to (?:see|visit|go)|(?:we|i)(?:'d| would) (?:like|love)|looking for \d|ταξιδι*|διακοπ*|προγραμμα|σχεδι*|γυρο|εξορμηση|αποδραση|νησια|απο νησι σε νησι|να (?:παμε|παω|δουμε|δω|επισκεφ*) |θελουμε να|θελω να|οργανωσ*)
price =
  how much (?:does|do|would|will|is|are|for|money|should|to|roughly|it|we|i)|how much (?:all in|in all|in total|altogether)|how much(?= *(?:$|[?.!]))
  what (?:does|do|would|will|is|are|should) .{0,40}(?:cost|price|budget)
  ποσο (?:κοστιζ*|στοιχιζ*|θα (?:μασ )?(?:κοστισει|παει|βγει)|κανει|παει|βγαινει)
  ποσα (?:λεφτα|χρηματα|ευρω)|ποσο(?= *(?:$|[;?.!]))
  ποσο θα (?:μασ )?κοστ(?:ιζ|ισ)\p{L}+

# travel: Costs asked for without the way there and back.
excluded =
  (?:not (?:including|counting)|excluding|without|apart from|on top of|before) (?:the )?(?:getting (?:there|here)|travel(?:ling)?(?: costs?)?|transport|(?:ferr(?:y|ies)|boats?|flights?)(?: tickets?| fares?)?)(?: there(?: and back)?)?
  (?:χωρισ|εκτοσ απο|δεν μετραω|πλην) (?:τα |το |τισ |την )?(?:εισιτηρια|πλοια|καραβια|μετακινησ\p{L}+|ακτοπλοικα|αεροπορικα)

# names: Words that name a price without asking for it.
price =
  how much|costs?|costing|prices?|pric(?:e)?y|budget for|expens*
  κοστ(?:οσ|ουσ|ισει|ιζει)|τιμεσ|τιμη

# likes: Tastes, as the records of islands name them.
quiet =
  quiet*|peace(?:ful|and quiet)?|calm|tranquil*|secluded|(?<!work |working |job )remote(?! (?:work|job))|off the beaten (?:track|path)
  less (?:touristy|crowded|busy)|un(?:crowded|spoil*)|authentic|hidden|few(?:er)? tourists|no crowds
  (?:away from|escape|escaping|avoid|dodge|flee|beat|without) (?:\p{L}+ ){0,3}crowds?
  (?:γλ[ιυ]τω\p{L}+|αποφ[ευ]υ?γ\p{L}+|ξεφ[ευ]υ?γ\p{L}+) (?:\p{L}+ ){0,4}(?:κοσμο|πολυκοσμια)
  ησυχ*|ηρεμ*|απομονωμεν*|λιγο κοσμο|χωρισ (?:πολυ )?(?:κοσμο|τουριστεσ|φασαρια)
  αυθεντικ*|ανεγγιχτ*
  not (?:too )?(?:busy|touristy|crowded)|μακρια απο (?:τον )?κοσμο
nightlife =
  night ?life|part(?:y|ying|ies)|club(?:s|bing)?|bars?|dancing|(?:evening|night)s? (?:life|out)|(?:life|lively|alive|buzz\p{L}*|something going on) (?:in the evenings?|at night|after dark)|(?:lively|fun) (?:evenings?|nights?)|ζωη (?:το |τα )?βραδ(?:υ|ια)|βραδινη ζωη|βραδια με ζωη|(?<!ησυχη )ζωντανια|νυχτερινη ζωη|παρτι|ξενυχτι|μπαρ|κλαμπ
  διασκεδαση
  night ?clubs?|discos?|ξενυχτι*
beaches =
  beach(?:es)?|shallow|swim(?:ming)?|sandy|sunbath*|snorkel*|παραλι*|ρηχ*|αμμουδι*|μπανι*|κολυμπι
hiking = hik*|walk(?:s|ing|ers?)?|trek*|trails?|πεζοπορ*|περπατ*|μονοπατι*
food =
  food(?:ies?)?|eat(?:ing)?|gastronom*|cuisine|tavernas?|wine(?:s|ry|ries)?|culinary|restaurants?
  φαγητο|φαι|φαμε(?! (?:ωρ|το|τη|τισ|ξυλ|\d))|γαστρονομ*|μεζεδεσ|ταβερν*|κρασι*|κουζινα
families =
  family[- ]friendly|kid[- ]friendly|child[- ]friendly|for (?:families|kids|children)|families|family
  οικογενειακ*|οικογενει*|για παιδια
history =
  histor*|archaeolog*|archeolog*|museums?|ancient|ruins|culture|cultural
  ιστορι*|αρχαι*|μουσει*|πολιτισμ*
views =
  views?|sunsets?|caldera|romantic|scener*|photograph*|instagram*
  ηλιοβασιλεμα*|θεα|καλντερα|ρομαντικ*
sailing =
  sailing trips?|surf*|windsurf*|kite*|ιστιοπλο*|σερφ|γουιντσερφ*
  learn (?:to )?sail*|sailing (?:lessons?|school|course)
villages =
  villages?|architecture|(?:pretty|picturesque|charming)|alleys?|pretty towns?
  χωρι(?:α|ο)(?!σ)|γραφικ*|σοκακι*

# pace: Pace of a trip.
easy =
  relax*|slow(?:ly|er)?(?: pace)?|easy(?:going)?|unhurried|chill*|laid[- ]back|leisurely
  not (?:too )?rushed|no rush|don'?t want to rush|take it easy|χαλαρ*|ξεκουραστ*|αργ(?:α|ο|οσ|ουσ)
  χωρισ (?:βιασυνη|τρεξιμο)|με την ησυχια
brisk =
  as (?:many|much) (?:islands )?as (?:possible|we can|i can)|fast(?:er)?[- ]pace*|brisk|packed
  pack (?:it (?:all )?|a lot |as much )in|see (?:everything|a lot)|busy schedule
  οσο (?:το δυνατον )?περισσοτερα|γεματ(?:ο|εσ)|εντονο ρυθμο|γρηγορο ρυθμο

# boats: Requirements for boats.
noEarly =
  (?:no|not|avoid|hate|without|don'?t want)(?: too| any| to take)? ?(?:early|dawn|6 ?am)(?: in the)?(?: boats?| ferr(?:y|ies)| mornings?| departures?| starts?)*
  no early(?: morning)? (?:boats?|ferries|starts)|not before 8|sleep in(?! @)|late risers?
  (?:χωρισ|οχι|δεν θελ*) (?:πολυ )?(?:πρωινα|πρωινο|νωρισ)(?: πλοια| ξυπνηματα)?
noLate =
  (?:no|not|avoid|without|don'?t want)(?: any| to)? ?(?:arriv* )?(?:late|at night|overnight|night)(?: at night)?(?: arrivals?| boats?| ferr(?:y|ies)| crossings?)*
  (?:χωρισ|οχι|δεν θελ*) (?:νυχτερινα|αργα|βραδινα)(?: πλοια| δρομολογια| το βραδυ)?
slow =
  (?:big|large|slow|conventional)(?:,? (?:and )?(?:big|large|slow|conventional))* (?:ships?|boats?|ferr(?:y|ies))(?: \p{L}+){0,4} only
  (?:no|avoid|without|hate|not) (?:the )?(?:fast|high[- ]speed|speed)(?: ?boats?| ferr(?:y|ies)| cats?| catamarans?)*
  (?:only|just) (?:by )?(?:slow|conventional|big|large|normal)(?: boats?| ferr(?:y|ies))*
  (?:hate|dislike|no|not|avoid|without) (?:the |any )?(?:sea ?jets?|cats|catamarans?|hydrofoils?)
  (?:only|just) (?:by |the |on )*(?:big |large |slow(?:er)? |conventional )+(?:ships?|boats?|ferr(?:y|ies))
  (?:χωρισ|οχι) (?:τα |σε )?(?:καταμαραν|ιπταμενα)
  (?:only|just|prefer|rather) (?:the )?(?:big|large|slow)(?:er)? (?:ships?|boats?|ferr(?:y|ies))
  χωρισ ταχυπλοα|οχι ταχυπλοα|μονο (?:με )?(?:τα )?(?:συμβατικα|μεγαλα|αργα)(?: πλοια)?
  (?:big|large)(?:er)? (?:ships?|boats?|ferr(?:y|ies)) only
  μονο (?:με )?(?:το |ενα )?(?:μεγαλο|συμβατικο)(?: πλοιο| καραβι)?
  (?:χωρισ|οχι) (?:τα |το )?ταχυπλοο
seasick =
  (?:(?:get|gets|getting|am|are|is|i'm|really|very|terribly|easily|badly) )*(?:sea ?sick*|motion sick*|queasy)
  (?:rough|choppy) seas?|(?:no|bad|weak) sea legs|ναυτια*
  (?:με|μασ|τον|την) (?:πιανει|πειραζει) (?:η )?(?:θαλασσα|το καραβι)|ζαλιζ\p{L}+(?: στο (?:πλοιο|καραβι))?
fast =
  (?:only|just) (?:by )?(?:fast|high[- ]speed|the fast)(?: boats?| ferr(?:y|ies)| ones?)*
  μονο (?:με )?ταχυπλοα
direct =
  (?:only |just )?direct (?:boats?|ferr(?:y|ies)|sailings?|only)|no (?:changes?|transfers|connections)
  without chang*|χωρισ αλλαγ*|μονο απευθειασ|απευθειασ|χωρισ ανταποκριση
maxHours =
  (?:no|not|nothing|never|δεν|μην?|οχι|χωρισ|up to|max(?:imum)?|at most|within|under|less than|το πολυ|εωσ|κατω απο|λιγοτερο απο)(?: [\p{L}']+){0,4} (?:more than |longer than |over |above |πανω απο |περισσοτερο απο )?(\d{1,2}) ?(?:h|hours?|hrs?|ωρεσ)

# vehicle: Nouns of vehicles that travel along.
car = cars?|jeeps?|suv|pick-?up|(?:mini)?vans?|camper ?vans?|campers?|motor ?homes?|vehicle|αυτοκινητ(?:ο|α|ου)|αμαξι(?:α|ου)?|οχημα|τζιπ|βαν|τροχοσπιτο
motorcycle = motor ?(?:bike|cycle)s?|scooters?|vespas?|mopeds?|bikes?|μηχαν(?:η|ησ|εσ)|μοτοσικλετ*|μηχανακι(?:α)?|σκουτερ|παπι

# brought: Words before a vehicle that travels along, and after it.
before = with|w/|have|having|bring*|tak(?:e|ing)|in|by|on|plus|and|for|our|my|own|drive|driving|\+|&|με|(?:εχ|παιρν|παρ|φερν|φερ)(?:ω|ουμε|εισ|ει|ετε)(?: (?:το|ενα|και το))?|και|για|δικο μασ|δικο μου
after = on board|aboard|(?:comes )?along|on the (?:boat|ferry)|too|as well|εχουμε|εχω|θα εχουμε|μαζι(?: μασ)?
none =
  (?:no|without|don'?t have|not|leave) (?:an? |any |the |our |my |taking |bringing |have )*|χωρισ (?:το |τη |ενα )?|δεν εχ\p{L}+ |οχι 
foot = car[- ]?less|on foot|as foot passengers?|πεζοι|without (?:it|1|one)(?= *(?:$|[?.,!]| and))|χωρισ(?= (?:και|να) (?:νοικι|παρουμε)|(?:αυτο)? *(?:$|[;.,!?]))

# style: Style of a budget. The first match wins.
middle =
  (?:not|isn'?t|without being|nothing)(?: too| so| very| that| crazy| insanely)* (?:expensive|pricey|dear|luxur*|fancy)
  (?:no|without|(?:do not|don'?t) (?:want|need)|not looking for)(?: any| a| the)? (?:luxur*|fancy|frills)
  (?:οχι|μην?(?: ειναι)?)(?: πολυ| τοσο| και)* (?:παν)?ακριβ*
  (?:οχι|χωρισ|δεν? (?:θελ*|χρειαζ*|ψαχν*|μασ ενδιαφερ*))(?: πολλ*| τισ| τη)? (?:πολυτελ*|χλιδ*)
simple =
  cheap(?:ly|est|er)?|(?:on a |low |tight |small |shoestring )budget|low[- ]cost|shoestring|backpack*
  inexpensive|economical|save money|low cost|keep (?:the )?costs? (?:low|down)
  (?:not|don't want to) spend (?:too )?much|οικονομικ*|φθην*|φτην*
  (?:χαμηλ|μικρ)\p{L}* (?:προυπολογισμ*|μπατζετ|κοστ*)
fine =
  luxur*|high[- ]end|upscale|splurge|5[- ]star
  (?:money|budget|price|cost)s? (?:is |are |isn.?t |aren.?t )?(?:not |no )?(?:really |much of )?(?:an? )?(?:object|issue|problem|concern)
  fancy|πολυτελ*|ακριβ*|χλιδατ*|ανετ* προυπολογισμ*
middle =
  (?:mid|medium|middle|moderate|average|normal|reasonable)(?:[- ]?range)?[- ](?:budget|prices?|priced|costs?)
  mid-?range|μεσαι*(?: προυπολογισμ*| μπατζετ| κοστ*)?|μετρι* (?:προυπολογισμ*|μπατζετ|κοστ*)
  λογικ* (?:τιμ*|προυπολογισμ*)

# changes: Changes to a trip.
cheaper =
  (?:make (?:it|this|the trip) |something |a bit |much )?(?:cheaper|less expensive|more affordable|lower (?:the )?(?:cost|price|budget)|too expensive|too pricey|bring (?:the )?(?:cost|price) down)
  (?:κανε το |κατι )?(?:πιο |λιγο πιο )?(?:φθηνοτερ*|φτηνοτερ*|οικονομικοτερ*)
  πιο (?:φθην*|φτην*|οικονομικ*)|πολυ ακριβ*
lessSea =
  (?:less|short(?:er)?|minimi[sz]e|least) (?:time )?(?:at sea|on (?:the )?(?:boats?|ferr(?:y|ies))|crossings?|(?:ferry|boat) (?:time|rides?|trips?)|sailing|travel(?:ling)?)(?: time)?
  λιγοτερ* (?:ωρεσ |χρονο )?(?:στο πλοιο|στη θαλασσα|ταξιδι|εν πλω)|(?:συντομ|μικρ|κοντιν)\p{L}* διαδρομ*
fewer =
  (?:fewer|less|not so many) islands?|λιγοτερα νησια
  (?:cut|drop|remove|lose|skip|delete|ditch|leave out|take out) (?:out )?(?:an?|one|1|any) (?:of the )?(?:islands?|stops?)|(?:1|one) (?:island|stop) (?:less|fewer)
  (?:κοψε|βγαλε|αφαιρεσε|κοψουμε|βγαλουμε|κοβουμε) (?:ενα|1|κανα|κανενα) νησι|ενα νησι λιγοτερο
more =
  (?:more|another|one more|1 more|an extra|add an?(?:other)?) islands?
  (?:περισσοτερα|κι αλλο|ακομα ενα|αλλο ενα|ενα ακομα) νησια?

# wishes: Wishes on the number and order of islands.
near =
  (?:near|close to|not (?:too |very )?far from|short (?:ferry|boat)(?: ride)? from)(?: to)? (?:@(?:athens|ath|piraeus|rafina|lavrio)@|home)
  short(?:est|er)? (?:ferr(?:y|ies)|boats?|sea|crossings?)(?: rides?| trips?| crossings?)?(?: from @(?:athens|ath|piraeus|rafina|lavrio)@)?
  (?:not|nothing|nowhere) (?:too |very )?far(?: away)?|(?:somewhere |an? )?(?:near|close)(?:by| by)
  somewhere (?:near|close)|κοντα (?:στη[νσ]? |στον |σε )?(?:@(?:athens|ath|piraeus|rafina|lavrio)@)
  κοντιν\p{L}+|κοντα|οχι (?:πολυ )?μακρια
count =
  (?:only |just |about |maximum |max |at most |up to |not? more than |no more than |μονο |το πολυ |μεχρι |εωσ )?(\d|a single|a|an|one|ενα)(?: ?(?:-|to|or|ή|η|με) ?(\d))? (?:(?!month|week|day|night|μην|ε?βδομ|μερ|ημερ|νυχτ)\p{L}+ ){0,2}(?:islands?|νησια?)(?! (?:of|night|για))
reverse =
  (?:the )?other way (?:a)?round
  (?:swap|switch|turn|flip) (?:them|the 2|the two|both|it|the order|the islands)(?: (?:a)?round)?
  (?:in )?reverse(?: the)?(?: order)?|αντιστροφα|αναποδα|αναποδη σειρα|(?:αλλαξε|αντεστρεψε|γυρνα|γυρισε) (?:τουσ )?(?:τη )?σειρα
swapNights =
  (?:swap|switch|exchange|flip|reverse) (?:the |their |its )?(?:numbers?|nights?|days|stays|number of nights|lengths)(?: (?:a)?round| over)?
  (?:αλλαξε|αντιστρεψε|αντεστρεψε|ανταλλαξε|αντιμεταθεσε|γυρνα) (?:τουσ |τα |τισ )?(?:αριθμουσ|νουμερα|νυχτεσ|βραδια|διανυκτερευσεισ)(?: αναποδα| μεταξυ τουσ)?|αναποδα (?:τα νουμερα|οι νυχτεσ|τα βραδια|τισ νυχτεσ)

# replies: Short replies.
anyDay =
  any (?:day|time|date)|anytime|whenever|flexible|you (?:choose|pick|decide)|up to you
  (?:i |we )?(?:don'?t|do not) (?:mind|care|know yet)|does(?:n't| not) matter|no preference
  not sure(?: yet)?|surprise (?:me|us)|οποτε|οποιαδηποτε|διαλεξε(?: εσυ)?|οτι (?:θεσ|νομιζεισ)
  ο,τι (?:θεσ|νομιζεισ)|δεν (?:με |μασ )?(?:νοιαζει|πειραζει|εχει σημασια|ξερω|ξερουμε)|ευελικτ*
  εσυ (?:πεσ|διαλεξε)
yes =
  yes|yep|yeah|sure|ok|okay|please do|go ahead|sounds good|do it|that works
  ναι|ενταξει|οκ|βεβαιωσ|φυσικα|καντο|κανε το|συμφωνω
no = no|nope|nah|οχι
other =
  (?:something|anything|somewhere) (?:else|different)|other (?:options?|islands)|different islands
  alternatives?|κατι αλλο|αλλα νησια|εναλλακτικ*

# region: Islands named as a group.
small = (?:the )?(?:small|lesser|little|minor) cyclades|μικρεσ κυκλαδεσ|μικρων κυκλαδων
west = (?:the )?(?:western|west) cyclades|δυτικεσ κυκλαδεσ|δυτικων κυκλαδων

# air: Airports of the islands to choose from.
without =
  (?:except|but not|excluding|other than|apart from|not)(?: for)? (?:the )?(?:(?:islands?|ones?|those) )?(?:with|(?:that|which) have|having) (?:an? )?airports?|(?:εκτοσ απο|οχι) (?:\p{L}+ ){0,2}(?:με|που εχουν) αεροδρομι*
  (?:no|without(?: an?)?|not? (?:having )?an?) airports?|χωρισ (?:το )?αεροδρομι*|δεν εχ\p{L}+ αεροδρομι*
with =
  (?:can|could) (?:i|we|you) fly to(?! @)|fly to(?= from| directly)|νησια (?:\p{L}+ ){0,2}αεροπλανο|(?:with|has|have|having) (?:an? |its own )?airports?|(?:που )?εχουν αεροδρομι*|που εχ\p{L}+ αεροδρομι*|με αεροδρομι*

# elsewhere: Speaks of other islands than the last.
any =
  (?:which|what|another|other|any) (?:of the |other )*islands?|(?:any|some|no)where else|elsewhere
  (?:anywhere|somewhere|an island) (?:\p{L}+er|less|more|similar|like (?:it|that|this))|in the cyclades
  αλλου|καπου (?:πιο|αλλου)|(?:ποιο|ποια|αλλο|αλλα|καποιο|τι) νησ(?:ι|ια)|στισ κυκλαδεσ

# rank: Boats of a day that a question singles out.
last = (?:the )?(?:last|latest|final) (?:boat|ferr(?:y|ies)|sailing|departure|ship|1|possible)|how late|τελευται* (?:πλοιο|καραβι|δρομολογιο|φερι|αναχωρηση)
first = (?:the )?(?:first|earliest) (?:boat|ferr(?:y|ies)|sailing|departure|ship|possible)|how early (?:is|does|can)|πρωτ(?:ο|η) (?:πλοιο|καραβι|δρομολογιο|φερι|αναχωρηση)
price = cheapest|least expensive|lowest (?:fare|price)|φ(?:θ|τ)ην(?:ο|α|η|εσ|οι)|φθηνοτερ*|φτηνοτερ*|οικονομικοτερ*
duration = fastest|quickest|shortest|γρηγορ*|ταχυτερ*|συντομοτερ*
arrival =
  earliest arriv*|arrive (?:as )?early|φτασ\p{L}* νωρ*
  (?:gets?|arriv\p{L}*|is|there) (?:in |there )?(?:the )?(?:earliest|first|soonest)|(?:φταν|φτασ)\p{L}* (?:πρωτο|πιο νωρισ|νωριτερα)

# nth: One boat of a list.
first = (?:the )?(?:first|1st) (?:one|1|option|boat|ferry)(?! of)|το πρωτο(?! πλοιο)(?= *(?:$|[;?.,]| που))
second = (?:the )?(?:second|2nd)(?: (?:one|1|option|boat|ferry))?(?! week|$ half)|το δευτερο
third = (?:the )?(?:third|3rd) (?:one|1|option|boat|ferry)|το τριτο
last = (?:the )?last (?:one|1|option)(?! back)|το τελευταιο(?= *(?:$|[;?.,]))

# any-hour: Boats of the whole day after a limit of hours.
any = (?:the )?whole day|all day|any ?time|any hour|whole day off|day off|ολη (?:τη |την )?μερα|οποιαδηποτε ωρα|οτι ωρα να ναι

# way-back: The same crossing the other way round.
any =
  (?:way |journey |trip |boats? |going |come |coming |get |getting |and |then )*back|return\p{L}*|other way|γυρ(?:ν|ιζ|ισ)\p{L}+|γυρισμ*|επιστρ*
  πισω|αναποδα

# same: What was asked before goes on.
any = (?:the )?same (?:wind|day|boat|island|thing|again)|i meant?|εννοω|το ιδιο|τα ιδια

# verdict: Asks for one answer.
any =
  (?:which|what) (?:one )?(?:would|should|do) (?:you|we|i) (?:pick|choose|take|go)|pick (?:one|1)|just (?:pick|the name)|(?:your|final) (?:pick|answer|choice)|so which(?: one| 1)?|which (?:one|1|is)|(?:ποιο|ποια|ποιον) (?:να )?(?:διαλεγ|προτειν|παμε|παω|λεσ)\p{L}*|πεσ (?:μου )?(?:ενα|1)|διαλεξε|αρα ποιο|τελικα ποιο

# doing: Kinds of activity, as the listings name them.
diving = (?:scuba )?div(?:e|ing|ers?)|scuba|καταδυσ*
snorkelling = snorkel*|μασκα
kayak = kayak*|canoe*|sup|paddle ?board*|καγιακ|κανο
horse-riding = (?:horse|pony|donkey)s?(?: |-)?(?:back )?(?:rid(?:e|es|ing))?|αλογ*|ιππασι*
climbing = climb*|αναρριχησ*
cycling = cycl*|mountain bik*|ποδηλατ*
windsurf-kitesurf = windsurf*|kite*|surf(?:ing)?|γουιντσερφ*|σερφ|καιτ*
cooking = cook*|μαγειρικ*
food-wine = wine tast*|winer(?:y|ies)|οινοποι*|γευσιγνωσι*
hike = hik*|walk(?:s|ing)?|trek*|trails?|footpaths?|πεζοπορ*|μονοπατι*|περπατημα
sailing = sailing (?:trips?|tours?|day)|yacht|ιστιοπλο*
boat-trip = boat (?:trips?|tours?)|cruise around|εκδρομ* με (?:σκαφοσ|καραβι)|βαρκαδα
museum-site = museums?|ruins|archaeological sites?|μουσει*|αρχαιολογικ*

# compass: Direction from which a wind blows; the most exact name first.
ne = north[- ]?east\p{L}*|βορειοανατολικ*|γρεγ*
nw = north[- ]?west\p{L}*|βορειοδυτικ*|μαιστρ*
se = south[- ]?east\p{L}*|νοτιοανατολικ*|σοροκ*|σιροκ*
sw = south[- ]?west\p{L}*|νοτιοδυτικ*|γαρμπ*
s =
  south(?:erly|erlies|ern)?|νοτι(?:α|ασ|οσ|αδεσ|ο)|οστρια
  νοτο(?:υ|σ)?(?= ανεμ| αερ)
w = west(?:erly|erlies|ern)?|δυτικ*|πουνεντ*
e = east(?:erly|erlies|ern)?|ανατολικ*|λεβαντ*
n = meltemi|north(?:erly|erlies|ern)?|μελτεμ*|βορι*|βορει*|βοριαδ*

# swim: Words for a swim or a beach.
beach = beach(?:es)?|swim*|bath(?:e|ing)|coves?|bays?|παραλι*|κολυμπ*|μπανι*|αμμουδι*

# wind: Words that speak of wind.
any = winds?|windy|blow*|breez*|gust*|gales?|storm*|beaufort|bft|bf|meltemi|shelter*|protected|lee|exposed|calm|(?:north|south|east|west)\p{L}*erl(?:y|ies)|φυσα*|φυσηξ*|ανεμ*|αερα|αερασ|αερηδ*|μποφορ|μελτεμ*|βορι*|νοτια(?:σ|δεσ)|(?:με|σε|εχει|φυσα\p{L}*|αν|γυρισ\p{L}*) (?:τον |το )?νοτι[αο]|απαν*|απαγκ*|προφυλαγ*|προστατευ*|πουνεντ*|λεβαντ*|σοροκ*|γαρμπ*|μαιστρ*|οστρια
`;
