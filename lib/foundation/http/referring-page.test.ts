import { referringPage } from './referring-page';

const hosts = ['compass.example', null, 'localhost:3000'];

describe('referringPage', () => {
  it('is the page with its query, under any host name of the site', () => {
    expect(referringPage('https://compass.example/search?q=naxos', hosts)?.search).toBe('?q=naxos');
    expect(referringPage('http://localhost:3000/el/about', hosts)?.pathname).toBe('/el/about');
  });

  it.each([
    null,
    '',
    'about:client',
    '/islands',
    'https://other.example/islands',
    'https://compass.example.other.example/',
    'http://localhost:3001/',
    `https://compass.example/search?q=${'x'.repeat(8000)}`,
  ])('is undefined for %p', (referer) => {
    expect(referringPage(referer, hosts)).toBeUndefined();
  });
});
