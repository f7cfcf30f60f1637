import { routes } from '../lib/platform/routes/register';
import { expectGreekCases } from './support/greek-cases';
import { typicalAddresses } from './support/public-pages';
import { test } from './support/test';

const answers = [
  `${routes.ferryTicketsSearch}?from=piraeus&to=naxos`,
  `${routes.ferryTicketsSearch}?from=piraeus`,
  `${routes.ferryTicketsSearch}?to=milos`,
  `${routes.ferryTicketsTracking}?at=2027-07-14T09:00Z`,
  `${routes.ferryTicketsTracking}?at=2027-01-14T01:00Z`,
  `${routes.tripPlannerLegacy}?start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-16&islands=naxos:2-3,milos:2-3&adults=2`,
];

test('no Greek page declines a place name wrongly', async () => {
  test.setTimeout(120_000);
  const greek = typicalAddresses.filter(({ locale }) => locale === 'el');
  const addresses = [...greek.map(({ address }) => address), ...answers.map((one) => `/el${one}`)];
  for (const address of addresses) await expectGreekCases(address);
});
