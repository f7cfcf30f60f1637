import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { finishDocument } from './finish-document.mjs';

const finished = (html) => finishDocument(html).html;
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page as Next writes it: scripts in the head, and the first of them again, with its name, at the
 * end.
 */
const page = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body><p>Naxos</p><script src="/_next/main.js" id="_R_" async=""></script><script>self.__next_f.push([1,"a"])</script></body></html>`;

it('loads the scripts after the first paint, and changes nothing else', () => {
  const document = parse(finished(page));
  const scripts = document.querySelectorAll('script');
  expect(scripts.filter((script) => script.hasAttribute('async'))).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=stylesheet], script[nomodule], p')).toHaveLength(3);
  const loader = scripts.at(-1)?.text ?? '';
  expect(loader).toContain('["/_next/a.js","/_next/main.js"]');
  expect(scripts.some(({ text }) => text.includes('__next_f'))).toBe(true);
});

it('ends a document once', () => {
  const early = page.replace('</body></html>', '<script>$RX("B:0","")</script></body></html>');
  const data = '<script>self.__next_f.push([1,"b"])</script>';
  const document = finished(`${early}${data}</body></html>`);
  expect(document.match(/<\/body>|<\/html>/g)).toEqual(['</body>', '</html>']);
  expect(document.endsWith('</script></body></html>')).toBe(true);
  expect(document).toContain('self.__next_f.push([1,"b"])');
});

/**
 * Runs the script written into the page. Returns the scripts it requested and the callbacks it
 * registered for the paint.
 */
function runLoader({ hidden = false } = {}) {
  const text = parse(finished(page)).querySelectorAll('script').at(-1)?.text ?? '';
  // It is joined with the data before it.
  const loader = text.slice(text.indexOf('(function'));
  const added = [];
  const painted = [];
  const later = [];
  const world = {
    document: {
      hidden,
      createElement: () => ({
        setAttribute(name, value) {
          this[name] = value;
        },
      }),
      head: { append: (script) => added.push([script.src, script.async]) },
    },
    PerformanceObserver: class {
      constructor(seen) {
        this.seen = seen;
      }
      observe({ type }) {
        if (type === 'paint') painted.push(this.seen);
      }
    },
    requestAnimationFrame: (drawn) => drawn(),
    setTimeout: (after) => later.push(after),
  };
  new Function(...Object.keys(world), loader)(...Object.values(world));
  return { added, painted, later };
}

const asked = [
  ['/_next/a.js', ''],
  ['/_next/main.js', ''],
];

it('loads each script once, in the form React recognises, after the first paint', () => {
  const { added, painted, later } = runLoader();
  expect(added).toEqual([]);
  for (const seen of painted) seen();
  expect(added).toEqual(asked);
  for (const after of later) after();
  expect(added).toEqual(asked);
});

it('loads them without paint events, and without a paint', () => {
  const { added, later } = runLoader();
  for (const after of later) after();
  expect(added).toEqual(asked);
  expect(runLoader({ hidden: true }).added).toEqual(asked);
});

it.each([
  ['a page without scripts', '<html><body><p>Naxos</p></body></html>'],
  ['what is no whole document', '<script src="/_next/a.js" async=""></script>'],
])('does not change %s', (_, html) => expect(finished(html)).toBe(html));

it('merges adjacent scripts without changing their effect', () => {
  const html =
    '<head><script>var seen=[]</script><script src="/a.js"></script></head><script>seen.push(1)</script><script>seen.push(2) // so</script><script>;(()=>seen.push(3))()</script><p>x</p><script id="a">0</script><script>1</script>';
  const joined = finished(html);
  const scripts = parse(joined).querySelectorAll('script');
  expect(scripts).toHaveLength(5);
  expect(new Function(`${scripts[0].text};${scripts[2].text};return seen`)()).toEqual([1, 2, 3]);
  expect(finished(joined)).toBe(joined);
});

it('lists the hash of each executable inline script once', () => {
  const html =
    '<script>let a = "Νάξος";</script><p></p><script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">b()</script><p></p><script>b()</script>';
  expect(finishDocument(Buffer.from(html).toString('latin1')).scripts).toEqual([
    hash('let a = "Νάξος";'),
    hash('b()'),
  ]);
});
