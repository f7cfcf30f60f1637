/*
 * The Greek names that our texts decline. The key is the name as records hold it, in the nominative and without
 * what stands in brackets; a test holds the list against islands, ports and airports.
 */

export type Gender = 'masculine' | 'feminine' | 'neuter' | 'feminine plural' | 'neuter plural';

/** How a name is declined. An accusative that is not told is the nominative. */
export interface Declension {
  readonly gender: Gender;
  readonly genitive: string;
  readonly accusative?: string;
}

const declined =
  (gender: Gender) =>
  (genitive: string, accusative?: string): Declension => ({
    gender,
    genitive,
    ...(accusative ? { accusative } : {}),
  });

const he = declined('masculine');
const she = declined('feminine');
const it = declined('neuter');
const shes = declined('feminine plural');
const its = declined('neuter plural');

export const placeNames: Readonly<Record<string, Declension>> = {
  // Islands. Those in -ος are feminine; four syllables with the stress on the third last move it in the genitive.
  Αμοργός: she('Αμοργού', 'Αμοργό'),
  Ανάφη: she('Ανάφης'),
  Άνδρος: she('Άνδρου', 'Άνδρο'),
  Αντίπαρος: she('Αντιπάρου', 'Αντίπαρο'),
  Δονούσα: she('Δονούσας'),
  Ηρακλειά: she('Ηρακλειάς'),
  Θηρασία: she('Θηρασίας'),
  Ίος: she('Ίου', 'Ίο'),
  Κέα: she('Κέας'),
  Κίμωλος: she('Κιμώλου', 'Κίμωλο'),
  Κουφονήσια: its('Κουφονησίων'),
  Κύθνος: she('Κύθνου', 'Κύθνο'),
  Μήλος: she('Μήλου', 'Μήλο'),
  Μύκονος: she('Μυκόνου', 'Μύκονο'),
  Νάξος: she('Νάξου', 'Νάξο'),
  Πάρος: she('Πάρου', 'Πάρο'),
  Σαντορίνη: she('Σαντορίνης'),
  Σέριφος: she('Σερίφου', 'Σέριφο'),
  Σίκινος: she('Σικίνου', 'Σίκινο'),
  Σίφνος: she('Σίφνου', 'Σίφνο'),
  Σύρος: she('Σύρου', 'Σύρο'),
  Σχοινούσα: she('Σχοινούσας'),
  Τήνος: she('Τήνου', 'Τήνο'),
  Φολέγανδρος: she('Φολεγάνδρου', 'Φολέγανδρο'),
  Κυκλάδες: shes('Κυκλάδων'),
  // Where the boats of the Cyclades come from.
  Αθήνα: she('Αθήνας'),
  Ηράκλειο: it('Ηρακλείου'),
  Λαύριο: it('Λαυρίου'),
  Πειραιάς: he('Πειραιά', 'Πειραιά'),
  Ραφήνα: she('Ραφήνας'),
  // Ports.
  'Άγιος Γεώργιος': he('Αγίου Γεωργίου', 'Άγιο Γεώργιο'),
  'Άγιος Νικόλαος': he('Αγίου Νικολάου', 'Άγιο Νικόλαο'),
  Αδάμαντας: he('Αδάμαντα', 'Αδάμαντα'),
  Αθηνιός: he('Αθηνιού', 'Αθηνιό'),
  Αιγιάλη: she('Αιγιάλης'),
  Αλοπρόνοια: she('Αλοπρόνοιας'),
  Αμμούδι: it('Αμμουδιού'),
  'Άνω Κουφονήσι': it('Άνω Κουφονησίου'),
  Γαύριο: it('Γαυρίου'),
  Γιαλός: he('Γιαλού', 'Γιαλό'),
  Ερμούπολη: she('Ερμούπολης'),
  Καμάρες: shes('Καμαρών'),
  Καραβοστάσης: he('Καραβοστάση', 'Καραβοστάση'),
  Κατάπολα: its('Καταπόλων'),
  Κορησσία: she('Κορησσίας'),
  Κόρφος: he('Κόρφου', 'Κόρφο'),
  Λιβάδι: it('Λιβαδιού'),
  'Λιμάνι Τήνου': it('λιμανιού της Τήνου', 'λιμάνι της Τήνου'),
  Μέριχας: he('Μέριχα', 'Μέριχα'),
  Μερσίνι: it('Μερσινιού'),
  'Νέο Λιμάνι': it('Νέου Λιμανιού'),
  'Παλιό Λιμάνι': it('Παλιού Λιμανιού'),
  'Παλιό λιμάνι Φηρών': it('παλιού λιμανιού των Φηρών', 'παλιό λιμάνι των Φηρών'),
  Παροικιά: she('Παροικιάς'),
  Πολλώνια: its('Πολλωνίων'),
  Πούντα: she('Πούντας'),
  Ρίβα: she('Ρίβας'),
  Σταυρός: he('Σταυρού', 'Σταυρό'),
  'Χώρα Νάξου': she('Χώρας Νάξου'),
  Ψάθη: she('Ψάθης'),
  // Airports.
  'Αεροδρόμιο Μυκόνου': it('αεροδρομίου Μυκόνου', 'αεροδρόμιο Μυκόνου'),
  'Αεροδρόμιο Σαντορίνης': it('αεροδρομίου Σαντορίνης', 'αεροδρόμιο Σαντορίνης'),
  'Αεροδρόμιο Σύρου': it('αεροδρομίου Σύρου', 'αεροδρόμιο Σύρου'),
  'Κρατικός Αερολιμένας Μήλου': he('Κρατικού Αερολιμένα Μήλου', 'Κρατικό Αερολιμένα Μήλου'),
  'Κρατικός Αερολιμένας Νάξου': he('Κρατικού Αερολιμένα Νάξου', 'Κρατικό Αερολιμένα Νάξου'),
  'Κρατικός Αερολιμένας Πάρου': he('Κρατικού Αερολιμένα Πάρου', 'Κρατικό Αερολιμένα Πάρου'),
};
