import { afterGuillemet } from './after-guillemet';

it.each(['Ένα κιλό', 'Άννα', 'Ώρα', 'Ένα'.normalize('NFD')])('sets %s apart', (text) => {
  expect(`«${afterGuillemet(text)}»`).toBe(`«\u200a${text}»`);
});

it.each(['Μια γούνα', 'ένα', 'Naxos', ''])('leaves %j', (text) => {
  expect(afterGuillemet(text)).toBe(text);
});
