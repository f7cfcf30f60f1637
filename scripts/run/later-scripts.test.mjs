import { parse } from 'node-html-parser';
import { withLaterScripts } from './later-scripts.mjs';

/** As Next writes a page: scripts in the head, the first of them again with its name at the end. */
const page = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body><p>Naxos</p><script src="/_next/main.js" id="_R_" async=""></script><script>self.__next_f.push([1,"a"])</script></body></html>`;

it('fetches the scripts after the first paint, and leaves everything else', () => {
  const document = parse(withLaterScripts(page));
  const scripts = document.querySelectorAll('script');
  expect(scripts.filter((script) => script.hasAttribute('async'))).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=stylesheet], script[nomodule], p')).toHaveLength(3);
  const loader = scripts.at(-1)?.text ?? '';
  expect(loader).toContain('["/_next/a.js","/_next/main.js"]');
  expect(scripts.some(({ text }) => text.includes('__next_f'))).toBe(true);
});

it('asks for each script once, as one that React knows, when the page has been painted', () => {
  const loader = parse(withLaterScripts(page)).querySelectorAll('script').at(-1)?.text ?? '';
  const added = [];
  const waiting = [];
  const world = {
    document: {
      hidden: false,
      createElement: () => ({
        setAttribute(name, value) {
          this[name] = value;
        },
      }),
      head: { append: (script) => added.push(script) },
    },
    requestAnimationFrame: (paint) => waiting.push(paint),
    setTimeout: (after) => waiting.push(after),
  };
  const run = () => new Function(...Object.keys(world), loader)(...Object.values(world));
  run();
  expect(added).toEqual([]);
  for (const next of waiting) next();
  expect(added.map(({ src, async }) => [src, async])).toEqual([
    ['/_next/a.js', ''],
    ['/_next/main.js', ''],
  ]);

  added.length = 0;
  world.document.hidden = true;
  run();
  expect(added).toHaveLength(2);
});

it.each([
  ['a page without scripts', '<html><body><p>Naxos</p></body></html>'],
  ['what is no whole document', '<script src="/_next/a.js" async=""></script>'],
])('leaves %s as it is', (_, html) => expect(withLaterScripts(html)).toBe(html));
