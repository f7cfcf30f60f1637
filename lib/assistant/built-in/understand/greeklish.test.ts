import { plainText } from './text';

describe('Greek in Latin letters', () => {
  it.each([
    ['telika tha parw to amaksi', 'τελικα θα παρω το αμαξι'],
    [
      'ftanw 7 to proi, to domatio einai etoimo stis 3',
      'φτανω 7 το πρωι, το δωματιο ειναι ετοιμο στισ 3',
    ],
    ['exw thema me to gonato', 'εχω θεμα με το γονατο'],
    ['xwris to domatio ftanoun?', 'χωρισ το δωματιο φτανουν?'],
  ])('%s', (said, greek) => {
    expect(plainText(said, 'el')).toBe(greek);
  });

  it('leaves English as it is', () => {
    const said = 'do the boats run in a strong wind and what if they are cancelled';
    expect(plainText(said, 'en')).toBe(said);
  });
});
