import { placeArguments, portArgumentsWithin } from './cases';

const forms = (name: string) => {
  const named = placeArguments('to', name, 'el');
  return [named.to_the, named.to_the_gen, named.to_the_acc, named.to_at];
};

describe('placeArguments', () => {
  it.each([
    ['Νάξος', 'η Νάξος', 'της Νάξου', 'τη Νάξο', 'στη Νάξο'],
    ['Μήλος', 'η Μήλος', 'της Μήλου', 'τη Μήλο', 'στη Μήλο'],
    ['Ίος', 'η Ίος', 'της Ίου', 'την Ίο', 'στην Ίο'],
    ['Φολέγανδρος', 'η Φολέγανδρος', 'της Φολεγάνδρου', 'τη Φολέγανδρο', 'στη Φολέγανδρο'],
    ['Ηρακλειά', 'η Ηρακλειά', 'της Ηρακλειάς', 'την Ηρακλειά', 'στην Ηρακλειά'],
    ['Κουφονήσια', 'τα Κουφονήσια', 'των Κουφονησίων', 'τα Κουφονήσια', 'στα Κουφονήσια'],
    ['Πειραιάς', 'ο Πειραιάς', 'του Πειραιά', 'τον Πειραιά', 'στον Πειραιά'],
    ['Λαύριο', 'το Λαύριο', 'του Λαυρίου', 'το Λαύριο', 'στο Λαύριο'],
    ['Ραφήνα', 'η Ραφήνα', 'της Ραφήνας', 'τη Ραφήνα', 'στη Ραφήνα'],
    ['Καμάρες', 'οι Καμάρες', 'των Καμαρών', 'τις Καμάρες', 'στις Καμάρες'],
    ['Παροικιά', 'η Παροικιά', 'της Παροικιάς', 'την Παροικιά', 'στην Παροικιά'],
  ])('declines %s', (name, ...expected) => {
    expect(forms(name)).toEqual(expected);
  });

  it('omits bracketed text in sentences, but not in the name itself', () => {
    const { to, to_at, to_acc } = placeArguments('to', 'Κέα (Τζια)', 'el');
    expect([to, to_at, to_acc]).toEqual(['Κέα (Τζια)', 'στην Κέα', 'Κέα']);
  });

  it('uses «το λιμάνι» to carry the case of an unknown name', () => {
    expect(forms('Όρμος')).toEqual([
      'το λιμάνι Όρμος',
      'του λιμανιού Όρμος',
      'το λιμάνι Όρμος',
      'στο λιμάνι Όρμος',
    ]);
  });

  it('returns the same form for a language without cases', () => {
    expect(new Set(Object.values(placeArguments('to', 'Kea (Tzia)', 'en')))).toEqual(
      new Set(['Kea (Tzia)']),
    );
  });
});

describe('portArgumentsWithin', () => {
  it.each([
    ['Αιγιάλη', 'Αμοργός', 'στην Αιγιάλη Αμοργού'],
    ['Αδάμαντας', 'Μήλος', 'στον Αδάμαντα Μήλου'],
    ['Χώρα Νάξου', 'Νάξος', 'στη Χώρα Νάξου'],
    ['Λιμάνι Τήνου', 'Τήνος', 'στο λιμάνι της Τήνου'],
  ])('appends the island of %s once', (port, island, at) => {
    const named = portArgumentsWithin('port', `${island}, ${port}`, [port, island], 'el');
    expect([named.port, named.port_at]).toEqual([`${island}, ${port}`, at]);
  });
});
