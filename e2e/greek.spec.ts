import { wrongCases } from '../lib/foundation/i18n/greek/testing/wrong-cases';
import { routes } from '../lib/platform/routes/register';
import { documentOf } from './support/html';
import { plainGet } from './support/plain-request';
import { publicAddresses } from './support/public-pages';
import { expect, test } from './support/test';

const spoken = ['aria-label', 'alt', 'title', 'content'];

/** Texts and accessible names of a page: each line and each attribute separately. */
function textsOf(source: string): string[] {
  const page = documentOf(source);
  const attributes = spoken.flatMap((name) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  return [...(page.querySelector('body')?.structuredText ?? '').split('\n'), ...attributes];
}

const answers = [
  `${routes.ferryTicketsSearch}?from=piraeus&to=naxos`,
  `${routes.ferryTicketsSearch}?from=piraeus`,
  `${routes.ferryTicketsSearch}?to=milos`,
  `${routes.ferryTicketsTracking}?at=2027-07-14T09:00Z`,
  `${routes.ferryTicketsTracking}?at=2027-01-14T01:00Z`,
  `${routes.tripPlannerLegacy}?start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-16&islands=naxos:2-3,milos:2-3&adults=2`,
];

test('no Greek page puts the name of a place in the wrong case', async () => {
  test.setTimeout(120_000);
  const greek = publicAddresses.filter(({ locale }) => locale === 'el');
  const addresses = [...greek.map(({ address }) => address), ...answers.map((one) => `/el${one}`)];
  for (const address of addresses) {
    const { status, body } = await plainGet(address);
    expect.soft(status, address).toBe(200);
    expect.soft(textsOf(body).flatMap(wrongCases), address).toEqual([]);
  }
});
