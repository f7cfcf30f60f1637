import { routes } from '../lib/platform/routes/register';
import elFooter from '../messages/el/footer.json' with { type: 'json' };
import elPartners from '../messages/el/partners.json' with { type: 'json' };
import enFooter from '../messages/en/footer.json' with { type: 'json' };
import enPartners from '../messages/en/partners.json' with { type: 'json' };
import { oneLine, readPage, textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { typicalAddresses } from './support/public-pages';
import { expect, test } from './support/test';

/** Longest part of a text without placeholders, which must appear on a page that shows it. */
const certain = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(oneLine)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Terms that the disclosure states; all other pages have to agree. */
async function termsOn(prefix: string, texts: typeof enPartners) {
  const disclosure = textOf(await documentAt(`${prefix}${routes.affiliateDisclosure}`));
  const stated = (['unpaid', 'paid'] as const).filter((terms) =>
    disclosure.includes(certain(texts[terms].payments)),
  );
  expect(stated).toHaveLength(1);
  return stated[0] ?? 'unpaid';
}

const results = `${routes.ferryTicketsSearch}?from=piraeus&to=naxos&date=2027-07-14`;

for (const { prefix, texts, footer } of [
  { prefix: '', texts: enPartners, footer: enFooter },
  { prefix: '/el', texts: elPartners, footer: elFooter },
] as const) {
  test(`commission is explained consistently ${prefix || '/en'}`, async () => {
    const terms = await termsOn(prefix, texts);
    const tickets = await documentAt(`${prefix}${routes.ferryTickets}`);
    expect(textOf(tickets)).toContain(certain(texts[terms].links));
    // An open journey has booking links.
    const list = await documentAt(`${prefix}${results}`);
    const journey = list.querySelector('main li > a[aria-expanded]')?.getAttribute('href') ?? '';
    const page = await documentAt(journey.replaceAll('&amp;', '&'));
    const links = [...tickets.querySelectorAll('main a'), ...page.querySelectorAll('main a')];
    const sponsored = links.filter((link) => link.getAttribute('rel')?.includes('sponsored'));
    expect(sponsored.length > 0).toBe(terms === 'paid');
    const offers = page.querySelectorAll('#journey [target="_blank"]');
    expect(offers.length).toBeGreaterThan(0);
    for (const link of offers) {
      const isPaid = sponsored.includes(link);
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(textOf(link.parentNode)).toContain(certain(texts[isPaid ? 'paid' : 'unpaid'].link));
    }
    // The line above the payment logos says who accepts these payments.
    expect(textOf(page.querySelector('footer'))).toContain(`${footer.payments} Visa`);
  });
}

const commission = /\bcommissions?\b|προμήθεια(?!\p{L})/u;

test('no page mentions a commission that no partner pays', async () => {
  // Checks nearly every public page.
  test.slow();
  test.skip((await termsOn('', enPartners)) === 'paid', 'somebody pays');
  for (const { address, path } of typicalAddresses) {
    if (path === routes.affiliateDisclosure) continue;
    const { status, body } = await plainGet(address);
    expect.soft(status, address).toBe(200);
    // Only a document that has the word somewhere, perhaps in a script, is parsed.
    if (!commission.test(body)) continue;
    const { text, description } = readPage(body);
    expect.soft(`${description} ${text}`, address).not.toMatch(commission);
  }
});
