import { expect, test } from '@playwright/test';
import { testSite } from '../scripts/run/test-settings.mjs';
import { languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { publicAddresses } from './support/public-addresses';

const origin = `http://localhost:${testSite.portWithoutBackend}`;

// The same build, started with a backend at an address where nothing listens.
test.use({ baseURL: origin });
test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server without a backend');

test('every public page is served while the backend is down', async () => {
  for (const { address } of publicAddresses) {
    expect.soft((await plainGet(address, {}, origin)).status, address).toBe(200);
  }
});

test('the health check says so', async () => {
  const answer = await plainGet('/api/health', {}, origin);
  expect(JSON.parse(answer.body)).toEqual({
    site: 'ok',
    backend: 'unreachable',
    ferries: expect.objectContaining({ source: 'typical', faults: 0, trips: expect.any(Number) }),
  });
});

for (const { contact, prefix, locale } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('the contact form says that it cannot store, and keeps what was typed', async ({
        page,
      }) => {
        await page.goto(`${prefix}/contact`);
        const main = page.getByRole('main');
        await main.getByLabel(contact.name).fill('Ελένη');
        await main.getByLabel(contact.email).fill('eleni@example.org');
        await main.getByLabel(contact.topic).selectOption('other');
        const message = main.getByLabel(contact.message, { exact: true });
        await message.fill('Is anybody there this evening?');
        await page.getByRole('button', { name: contact.send }).click();
        await expect(page.getByText(contact.failure.unavailable)).toBeVisible();
        await expect(message).toHaveValue('Is anybody there this evening?');
        await expect(main.getByLabel(contact.topic)).toHaveValue('other');
      });
    });
  }
}
