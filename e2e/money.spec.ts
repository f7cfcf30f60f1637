import { linkTerms } from '../lib/commission';
import { ticketPartners } from '../lib/ferries/booking/partners';
import { routes } from '../lib/routes/register';
import elFooter from '../messages/el/footer.json' with { type: 'json' };
import elMoney from '../messages/el/money.json' with { type: 'json' };
import enFooter from '../messages/en/footer.json' with { type: 'json' };
import enMoney from '../messages/en/money.json' with { type: 'json' };
import { oneLine, textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { publicAddresses, publicPage } from './support/public-pages';
import { expect, test } from './support/test';

/** A text up to its first value. */
const beginning = (text: string) => oneLine(text.split('{')[0] ?? '');

const all = linkTerms(undefined);
const sellers = linkTerms(ticketPartners.map(({ name }) => name));
const results = `${routes.ferryTicketsSearch}?from=piraeus&to=naxos&date=2027-07-14`;

for (const { prefix, money, footer } of [
  { prefix: '', money: enMoney, footer: enFooter },
  { prefix: '/el', money: elMoney, footer: elFooter },
] as const) {
  test(`money is told one way ${prefix || '/en'}`, async () => {
    const read = async (path: string) => textOf(await documentAt(`${prefix}${path}`));
    expect(await read(routes.affiliateDisclosure)).toContain(beginning(money[all.terms].standing));
    expect(await read(routes.ferryTickets)).toContain(beginning(money[sellers.terms].links));
    const page = await documentAt(`${prefix}${results}`);
    for (const { name, url } of ticketPartners) {
      for (const link of page.querySelectorAll(`a[href^="${url}"]`)) {
        const { terms, rel } = linkTerms([name]);
        expect(link.getAttribute('rel')).toBe(rel);
        expect(textOf(link.parentNode)).toContain(beginning(money[terms].link));
      }
    }
    // Whose payments these are stands above the marks.
    expect(textOf(page.querySelector('footer'))).toContain(`${footer.payments} Visa`);
  });
}

test('no page speaks of a commission that nobody pays', async () => {
  test.skip(all.terms === 'paid', 'somebody pays');
  for (const { address, path } of publicAddresses) {
    if (path === routes.affiliateDisclosure) continue;
    const { text, description } = (await publicPage(address)).page;
    expect
      .soft(`${description} ${text}`, address)
      .not.toMatch(/\bcommissions?\b|προμήθεια(?!\p{L})/u);
  }
});
