import elText from '../messages/el/mapDownloads.json' with { type: 'json' };
import enText from '../messages/en/mapDownloads.json' with { type: 'json' };
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const begins = { pdf: '%PDF-', svg: '<?xml', gpx: '<?xml' } as const;

for (const { locale, prefix } of languages) {
  test(`every chart can be downloaded in every format, ${locale}`, async ({ request }) => {
    test.slow();
    const page = await documentAt(`${prefix}/downloadable-maps`);
    const links = [...page.querySelectorAll('.atlas-files a')].map(
      (a) => a.getAttribute('href') ?? '',
    );
    expect(links).toHaveLength(25 * 4);
    const words = [...page.querySelectorAll('#naxos .atlas-files a')].map((a) => a.textContent);
    expect(words).toEqual(Object.values(texts[locale].forms));
    expect(new Set(links).size).toBe(links.length);
    const plates = [...page.querySelectorAll('.atlas-plate img')].map(
      (img) => img.getAttribute('src') ?? '',
    );
    expect(plates).toHaveLength(25);
    expect((await request.get(plates[0] ?? '')).status()).toBe(200);
    for (const link of links) {
      expect(link).toContain(`/${locale}/`);
      const answer = await request.get(link);
      expect(answer.status(), link).toBe(200);
      expect(answer.headers()['content-disposition'], link).toContain('attachment');
      const kind = link.slice(link.lastIndexOf('.') + 1) as keyof typeof begins;
      const body = await answer.body();
      expect(body.subarray(0, 5).toString(), link).toBe(begins[kind]);
      expect(body.length, link).toBeGreaterThan(2000);
    }
    expect((await request.get(`/api/charts/${locale}/atlantis.svg`)).status()).toBe(404);
  });
}
