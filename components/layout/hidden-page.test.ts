import { parse } from 'node-html-parser';
import { restore, withdraw } from './hidden-page';

const page =
  '<section id="boats"><h2 id="title">Boats</h2><label for="day">Day</label><input name="day" id="day"><template id="B:1"></template><script type="application/ld+json">{}</script><script type="text/plain"></script></section>';

const rootOf = (html: string) => {
  const root = parse(html).querySelector('section');
  if (!root) throw new Error('No page');
  const matches = (selector: string) =>
    root.parentNode?.querySelectorAll(selector).includes(root) ?? false;
  return Object.assign(root, { matches });
};

it('removes ids and structured data of a hidden page, and restores them', () => {
  const root = rootOf(page);
  withdraw(root);
  expect(root.outerHTML.match(/ id="[^"]*"/g)).toEqual([' id="B:1"']);
  expect(root.outerHTML).not.toContain(' type="application/ld+json"');
  expect(root.outerHTML).toContain(' type="text/plain"');
  restore(root);
  expect(root.outerHTML).toBe(rootOf(page).outerHTML);
});

it('prefers newer values set by React, and can be called twice', () => {
  const root = rootOf(page);
  withdraw(root);
  withdraw(root);
  root.querySelector('h2')?.setAttribute('id', 'new');
  restore(root);
  expect(root.querySelector('h2')?.outerHTML).toBe('<h2 id="new">Boats</h2>');
  expect(root.getAttribute('id')).toBe('boats');
});
