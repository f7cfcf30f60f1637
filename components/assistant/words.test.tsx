import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownPath, Words } from './words';

const drawn = (text: string) => parse(renderToStaticMarkup(<Words text={text} />));

it('renders paragraphs, lists and links to our pages', () => {
  const page = drawn(
    'Take **the boat**:\n\n- [Naxos](/islands/naxos)\n- [Paros](/el/islands/paros?a=1#b)',
  );
  expect(page.querySelector('strong')?.text).toBe('the boat');
  expect(page.querySelectorAll('li a').map((link) => link.getAttribute('href'))).toEqual([
    '/islands/naxos',
    '/el/islands/paros?a=1#b',
  ]);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a picture',
    '![x](https://evil.example/p.png) <img src="https://evil.example/p.png" onerror="alert(1)">',
  ],
  ['a picture by reference', '![x][1]\n\n[1]: https://evil.example/p.png'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">x</p>'],
  ['a form', '<form action="https://evil.example"><input name="a"><button>Sign in</button></form>'],
  [
    'a script as an address',
    '[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) <javascript:alert(1)>',
  ],
  ['data as an address', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['another site', '[x](https://evil.example/a) <https://evil.example> [y](//evil.example)'],
  ['a mail', '[x](mailto:a@evil.example) <a@evil.example>'],
  ['an event', '<p onclick="alert(1)">x</p> <svg onload=alert(1)>'],
  ['a heading that shouts', '# Sign in again\n\nwith your password'],
])('renders %s as plain text', (_, text) => {
  const page = drawn(text);
  const tags = new Set(page.querySelectorAll('*').map(({ tagName }) => tagName.toLowerCase()));
  for (const tag of tags)
    expect(['p', 'span', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'code']).toContain(tag);
  expect(page.querySelectorAll('[href], [src], [style], [onclick], [onload], [onerror]')).toEqual(
    [],
  );
});

it.each(['/\\evil.example', '//evil.example', '/a\tb', 'islands', '', '#top', '/ a'])(
  'does not treat %p as a path of the site',
  (url) => expect(ownPath(url)).toBeUndefined(),
);
