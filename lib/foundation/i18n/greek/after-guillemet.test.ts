import { afterGuillemet } from './after-guillemet';

it.each(['Ένα κιλό', 'Άννα', 'Ώρα', 'Ένα'.normalize('NFD')])('separates %s', (text) => {
  expect(`«${afterGuillemet(text)}»`).toBe(`«\u200a${text}»`);
});

it.each(['Μια γούνα', 'ένα', 'Naxos', ''])('does not change %j', (text) => {
  expect(afterGuillemet(text)).toBe(text);
});
