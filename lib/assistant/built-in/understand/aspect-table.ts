/*
 * Data: aspects of an island that travellers ask about, in the form of the table of slots. An aspect
 * has its words; `asked`, how a question for it begins; `search`, the search that finds its texts in
 * English and Greek; and `sections`, the sections of an island's guide that answer it, the best first.
 */
export const aspectTable = String.raw`
# aspect
stay =
  where (?:to|can|do|should|would|shall) (?:i |we |you )?(?:stay|sleep|base)|areas?|neighbou?rhoods?|(?:place|base) to stay|parts?(?= of )
  που (?:να )?(?:μειν|μεν|κοιμ)\p{L}*|περιοχ(?:η|εσ)|γειτονι*
stay.asked =
  where (?:to|can|do|should|would|shall) (?:i |we |you )?(?:stay|sleep|base)|(?:which|what|best|good|nicest) (?:part|area|side|town|village|place|neighbou?rhood|base)s?(?: of| on| in)?(?: \S+){0,4} (?:stay|sleep|base)
  που (?:να )?(?:μειν|μεν|κοιμ)\p{L}*|(?:ποια|ποιαν) (?:περιοχη|πλευρα|γειτονια)
stay.search = where to stay / που να μείνετε
stay.sections = where-to-stay rooms
food =
  eat(?:ing|s)?|food|tavernas?|restaurants?|cheeses?|sweets?|pastr(?:y|ies)|wines?|winer(?:y|ies)|local (?:products?|dish(?:es)?)|dishe?s?|lunch|dinner|bakery|seafood
  τρω\p{L}*|φαμε|φαω|φαει|φαγητο|φαι|ταβερν*|εστιατορι*|τυρι(?:α|ων)?|γλυκ(?:α|ων)|κρασι*|προιοντ*|μεζεδ*|πιατα
food.asked =
  where (?:to|can|do|should|would|shall) (?:i |we |you )?(?:eat|have (?:lunch|dinner))|(?:what|which|best|good|any|an?|ok and a) (?:\S+ ){0,2}(?:food|tavernas?|restaurants?|dish(?:es)?|cheeses?|sweets|wines?|seafood|specialit\p{L}+)|what (?:to|should|can|do) (?:i |we |you )?(?:eat|try|taste)
  που (?:να )?(?:τρω|φα)\p{L}*|τι (?:να )?(?:τρω|φα|δοκιμασ)\p{L}*|(?:ποια|ποιεσ|ποιο) (?:\S+ ){0,2}(?:τυρια|γλυκα|προιοντα|φαγητα|ταβερνεσ)|καλο φαγητο
food.search = food and drink table / φαγητό και κρασί κουζίνα
food.sections = food food-and-wine meals
beaches =
  beach(?:es)?|swim(?:ming)?|coves?|bays?|sandy|shallow|παραλι*|αμμουδι*|μπανι*|κολυμπ*|ρηχ*
beaches.asked =
  (?:best|which|what|good|nice(?:st)?|a|any|quiet|sandy) (?:\S+ ){0,2}(?:beach(?:es)?|coves?|bays?)|where (?:to|can|do|should) (?:i |we |you )?swim|^(?:and (?:for )?)?beaches
  (?:ποια|ποιεσ|καλ\p{L}+|ψαχνω|θελω|κανα|^(?:και )?)(?: \S+){0,2} ?παραλι(?:α|εσ)|που (?:να )?(?:κανω|κανουμε|κολυμπ\p{L}+)(?: μπανιο)?
beaches.search = beaches / παραλίες
beaches.sections = beaches swimming
walks = hik(?:e|es|ing)|walks?|walking|trails?|footpaths?|πεζοπορ*|μονοπατι*|περπατ\p{L}+|διαδρομ(?:η|εσ)
walks.asked = (?:best|which|what|good|any|nice|easy) (?:\S+ ){0,2}(?:hikes?|walks?|trails?|hiking|walking)|(?:ποι\p{L}+|καλ\p{L}+|ευκολ\p{L}+) (?:\S+ ){0,2}(?:μονοπατι\p{L}*|διαδρομ\p{L}+|πεζοπορι\p{L}+)
walks.search = walks on foot / περπάτημα μονοπάτια
walks.sections = walks
nightlife =
  βγαινουμε|βγαινω|βγαινετε|night ?life|night out|go(?:ing)? out|clubs?|bars?|part(?:y|ies|ying)|evenings?|νυχτερινη ζωη|βγαιν\p{L}+|βγουμε|βγω|μπαρ|κλαμπ|παρτι|ξενυχτι*|διασκεδασ*
nightlife.asked = (?:what is|what's|how is) the night ?life|where (?:to|do|can|should) (?:i |we |you )?go out|any (?:\S+ ){0,2}(?:night ?life|bars|clubs)|που (?:να )?(?:βγαιν|βγω|βγουμε|πιουμε)\p{L}*|εχει νυχτερινη ζωη
nightlife.search = evenings bars at night / βράδυ μπαρ έξοδος
nightlife.sections = towns villages village town
villages = villages?|towns?|squares?|χωρι(?:α|ο|ων)|πολ(?:η|εισ)(?= )
villages.asked = (?:which|what|best|prettiest|nicest|nice|pretty) (?:\S+ ){0,2}(?:villages?|towns?)|(?:ποια|ποιο|ομορφα|ωραια) (?:\S+ ){0,2}χωρι(?:α|ο)
villages.search = towns and villages / πόλεις και χωριά
villages.sections = villages towns village town first-look
sights =
  sights?|museums?|monaster(?:y|ies)|church(?:es)?|ruins|castle|to see|αξιοθεατ*|μουσει*|μοναστηρι*|εκκλησι*|καστρ(?:ο|α)|να (?:δω|δουμε)
sights.asked = what (?:\S+ ){0,4}(?:not|never|n't) (?:to )?miss|(?:what|which) (?:is|are) (?:the )?(?:must[- ]sees?|highlights)|what(?: else)?(?:'s| is)?(?: there)? (?:to|can|should) (?:i |we |you )?see|(?:εχει )?(?:κατι|τι) (?:\S+ )?να (?:δω|δουμε|επισκεφτ\p{L}+)
sights.search = what to see sights / τι να δείτε αξιοθέατα
sights.sections = sights villages
sunset = sunsets?|ηλιοβασιλεμα\p{L}*|δυση
sunset.asked = (?:best|which|what|where|good|nice|any|see|watch|for)(?: \S+){0,5} sunsets?|(?:που|καλυτερο|ωραιο|ποιο)(?: \S+){0,5} (?:ηλιοβασιλεμα|δυση)
sunset.about = sunsets?|ηλιοβασιλεμα\p{L}*|δυση|δυσησ
sunset.search = sunset view evening / ηλιοβασίλεμα θέα δύση
sunset.sections = sunset
children = kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|pushchair|stroller|pram|playgrounds?|famil(?:y|ies)|παιδ*|μωρ(?:ο|α|ου|ων)|νηπι*|καροτσ*|οικογενει*
children.asked = (?:is it |good |ok |suitable )?(?:for|with) (?:\S+ ){0,3}(?:kids|children|toddlers?|a baby)(?=\?|$)|what about (?:\S+ )?(?:kids|children|the baby)|(?:κανει|ειναι|αξιζει) (?:\S+ ){0,3}(?:με|για) (?:\S+ ){0,2}παιδια
children.search = with children / με παιδιά
children.sections = with-whom who-with who who-needs-what who-needs who-for needs people
access = stairs?|steps?|wheel ?chairs?|mobility|walking stick|crutch(?:es)?|knees?|level|σκαλ(?:ια|εσ|οπατι\p{L}*)|αμαξιδι*|μπαστουνι|γονατ\p{L}*|κινητικ*|προσβασ\p{L}*
access.search = difficulty walking stairs / δυσκολία στο περπάτημα σκαλιά
access.sections = with-whom who-with who who-needs-what who-needs who-for needs people
around =
  (?:without|no|haven'?t got|don'?t have|not) (?:a |the |any |taking |renting )*(?:cars?|scooters?|vehicles?|wheels)|car[- ]?free|get(?:ting)? around|public transport|by bus|buses
  χωρισ (?:το )?(?:αυτοκινητο|αμαξι|μηχαν\p{L}+|οχημα|ροδεσ)|λεωφορει*|μετακιν(?:ησ|ουμ)\p{L}+
around.asked = how (?:do|can|to) (?:i |we |you )?(?:get|move) around|(?:would|does|can) (?:\S+ ){0,4}(?:work|manage|do it) without a (?:car|scooter)|(?:γινεται|βγαινει|κανει) (?:\S+ ){0,2}χωρισ (?:αυτοκινητο|αμαξι|μηχαν\p{L}+)|χωρισ (?:αυτοκινητο|αμαξι|μηχαν\p{L}+) γινεται
around.search = without a car buses getting around / χωρίς αυτοκίνητο λεωφορεία
around.sections = with-whom who-with who who-needs-what getting-around boats around moving who-needs who-for needs people
days = how (?:many|long) (?:days|nights|to stay|do (?:i|we|you) need|should (?:i|we) (?:stay|spend))|ποσεσ (?:μερεσ|νυχτεσ)|ποσο (?:να )?(?:μεινω|μεινουμε)
days.asked = how (?:many|long) (?:days|nights|to (?:stay|spend)|do (?:i|we|you) need|should (?:i|we) (?:stay|spend))|ποσεσ (?:μερεσ|νυχτεσ)(?= (?:να|χρειαζ|θελει|φταν|αξιζ|θελ))
days.search = how many days nights / πόσες μέρες νύχτες
days.sections = how-long time days when first-look
when = when to (?:go|visit)|best time|crowd(?:s|ed)|busy|what is open|ποτε να (?:παω|παμε)|καλυτερη εποχη|κοσμο
when.asked = when(?:'s| is| should| to)? (?:the best|best|to go|to visit|should)|best (?:time|month)|ποτε (?:να |ειναι )?(?:παω|παμε|καλυτερ\p{L}+)
when.search = when to go / πότε να πάτε
when.sections = when-to-go when how-long time
prices = prices?|costs?|how much|κοστ(?:ιζ|οσ|ισ)\p{L}*|coffee|meals?|φρεντο|expensive|cheap(?:er)?|a night out|καφε(?:σ|δεσ)?|γευμα|τιμ(?:η|εσ)|ακριβ*|φθην*|φτην*|οικονομικ*
prices.asked = how much (?:is|are|does|do|for) (?:an? |the |\S+ ){0,3}(?:coffees?|beers?|meals?|dinner|night out|drinks?|sunbeds?)|(?:ποσο|τι) (?:κανει|κανουν|κοστιζ\p{L}+|εχει)(?: \S+){0,3} (?:καφεσ|φαγητο|μπυρα|γευμα|ξαπλωστρ\p{L}+|ποτο)
prices.about = \d+(?:[.,–]\d+)* €|€\d+(?:[.,–]\d+)*|cheap\p{L}*|dear\p{L}*|φθην\p{L}*|φτην\p{L}*|ακριβ\p{L}*
prices.search = prices coffee meal cost / τιμές καφές γεύμα κόστος
prices.sections = prices costs where-to-stay food
`;
