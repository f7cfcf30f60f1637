import type { Locale } from '@/lib/foundation/i18n/locales';
import { isCommon } from '@/lib/search/site-search/words';
import { plainText, type Reading } from './text';

/** Words that carry no request of their own: politeness, wishing, telling, and grammar. */
const small = new Set(
  `hi hey hello all everyone guys folks please thanks thank thx cheers ok okay well so but then than also just only
  really very quite bit lot lots much many more most some any every each other another else maybe perhaps possibly
  probably definitely actually basically anyway still even already yet too ever never again always around about
  approx roughly between during before after until since while because though although however otherwise instead
  i'm i'd i've i'll we're we'd we've we'll it's that's there's don't doesn't didn't won't can't isn't aren't let's she he
  they them him her his their us one ones thing things way ways kind sort type idea ideas tip tips advice help info
  would could should might may must will shall did does doing done was were been being am want wants wanted wish like
  likes love loves prefer need needs think thinking thought hope hoping plan plans planning planned look looking looked
  looks see seeing seen say says said tell know wonder wondering consider considering try trying make makes making take
  takes taking give gives come comes coming came leave leaves leaving arrive arriving arrives arrived start starting begin
  end ending finish spend spending stay staying stays visit visiting travel traveling travelling trip trips holiday
  holidays vacation island islands cyclades greek greece greeks day days night nights week weeks month months year years
  time times date dates today possible best better good nice great perfect ideal worth right sure enough first last next
  second third question questions answer anyone somebody someone something anything somewhere anywhere everything
  book booking booked person people adults adult kid kids child children euro euros eur age aged old per off over under
  through back via both either neither nor yes no not without next same morning evening noon afternoon land landing
  lands flight flights fly flying home boat boats ferry ferries up down out here there this which ugh wow lol haha dumb
  starts change changes changed add adding replace swap put keep catch reach latest earliest whatever fits order somewhere similar
  rather friday sunday monday tuesday wednesday thursday saturday bad idea anniversary enough αεροπλανο αεροπλανα προσγειωνεται πετω φοβαμαι χρειαζομαι χρειαζομαστε κρατηση αυτοκινητο
  when's who's what's where's there'll weve were youre im ive ill id whos death compared decent everybody gang hubby loves
  use uses using used work works working happens happen actually route idea round bring bringing brings called called
  okay fine max min total altogether hmm after all work ish break mid gets cost costs crowded strong southerly northerly friends τελικα πανε καν καντε περισσοτερο περισσοτερα περισσοτερεσ καπου φιλοι εκδρομη ευκολο περασω
  whats doesnt dont cant isnt had has have hadnt doable feasible run runs
  running often based plane planes touches touchdown windy windier driver oneway crossing reliable risky risk long μενουμε αργοτερο αργοτερα
  port ports sea include includes including late early fast fastest quick quickest cheapest slow cruise traveler
  traveller deck cabin avoid got haven't hadn't sorry meant mean means pay cars doing hard matter matters plus problem problems myself wedding thing thinking place places till ring goes quite fancy extra same
  βαλε βγαλε προσθεσε κανε καν κρατα οπουδηποτε σειρα τισ τουσ τον την ποια ποιο ποιεσ προλαβαινω προλαβαινουμε φευγει φευγουν
  φτανει ξεκινα ξεκιναει αρχιζει αλλαζε αλλαζατε αρεσει αρεσουν κοσμοσ πολυσ προτιμω προτιμαμε επιτρεπεται εννοω εννοειται
  ο οσο πολυ λιγο πιο αλλα ομωσ γιατι επειδη οταν οπου καθε ολα ολοι ολεσ ολουσ ολη ολο καποιο καποια καποιον κατι τιποτα
  ισωσ μαλλον μονο ακομα ακομη ηδη παντα ποτε ξανα παλι τωρα μετα πριν επισησ τοτε εδω εκει ετσι περιπου γυρω ουτε ειτε
  θελω θελουμε θελει θελαμε ηθελα σκεφτομαι σκεφτομαστε λεω λεμε λεει ψαχνω ψαχνουμε ξερω ξερετε ξερεισ νομιζω πιστευω
  μπορω μπορουμε μπορει μπορειτε μπορεισ πρεπει ειμαι ειμαστε ειστε ηταν θαμαστε εχω εχουμε εχετε εχει εχουν κανω κανουμε
  κανει κανετε παω παμε πηγαινω πηγαινουμε ερθω ερθουμε δω δουμε μεινω μεινουμε φυγω φυγουμε φευγω φευγουμε φτανω φτανουμε
  γυρισω γυρισουμε προτεινετε προτεινεισ βρω βρουμε βρειτε πειτε πεσ καντε κανε δωσε δωστε σημερα γεια σου σασ μου μασ
  καλημερα καλησπερα ευχαριστω παρακαλω σασ μην ωραιο ωραια ωραιεσ καλο καλα καλη καλεσ καλυτερο καλυτερα τελεια νησι νησια
  κυκλαδεσ κυκλαδων ταξιδι διακοπεσ μερα μερεσ ημερα ημερεσ ημερων νυχτα νυχτεσ βραδια βραδι εβδομαδα βδομαδα μηνα μηνασ χρονια
  μαζι εναν αρα ειπεσ λεσ ελα παμε μεγαλοσ προσγειωνομαι προσγειωνομαστε γυρισμο επιστροφη συγγνωμη γραψω εχασα χασαμε παρω παρουμε πιανει βρεσ ιδιο ψαχνει ξερει μαθω μαθαινω πισω ωρα ωρεσ πλοιο πλοια καραβι καραβια ατομα ατομο παιδι παιδια ευρω συνολο συνολικα ποσο ποση ποσα ποιοσ ποιουσ τι
  αυτο αυτη αυτον αυτα αυτεσ εκεινο μια ενα ενασ δυο οι στουσ τουσ των του τησ υπαρχει υπαρχουν γινεται λιγα λιγεσ πολλα
  πολλεσ σιγουροσ σιγουρη σιγουρα γινει αξιζει κοντα ελλαδα ιδεα ιδεεσ πτηση σπιτι πρωι βραδυ απογευμα μεσημερι`.split(
    /\s+/,
  ),
);

const words = /[\p{L}\p{N}'’-]+/gu;
const longest = 30;
const shortest = 3;

/**
 * Words of a message of which nothing was made, as the traveller wrote them, each once. `text` is
 * the folded message whose positions the reading has.
 */
export function unusedIn(
  reading: Reading,
  text: string,
  message: string,
  locale?: Locale,
): string[] {
  const left = reading
    .unused(text)
    .filter(
      (one) =>
        one.length >= shortest &&
        one.length <= longest &&
        /\p{L}/u.test(one) &&
        !one.includes('@') &&
        !small.has(one) &&
        !/ly$/.test(one) &&
        !isCommon(one),
    );
  const written: readonly string[] = message.match(words) ?? [];
  const folded: readonly string[] = plainText(message, locale).match(words) ?? [];
  const isAligned = written.length === folded.length;
  const asWritten = (word: string) =>
    isAligned
      ? written[folded.indexOf(word)]
      : written.find((one) => plainText(one, locale) === word);
  return [...new Set(left.map((word) => asWritten(word) ?? word))];
}
