import { renderToStaticMarkup } from 'react-dom/server';
import { type Still, still, stillWords } from '@/components/ui/still';
import { StillText } from './still-text';

/** A component that waits, as those do that ask for the page's language. */
async function Later({ href, children }: { href: string; children: string }) {
  return <a href={`/el${href}`}>{children}</a>;
}

const written = (
  <>
    <p className="lead">
      Seats {2} go <Later href="/ferry-guide">first</Later>
      {null}.
    </p>
    {'\n'}
    <ul>
      <li>One</li>
      <li key="two">Two</li>
    </ul>
  </>
);

it('turns what components draw into data, and back into the same markup', async () => {
  const text = await still(written);
  expect(text[0]).toEqual([
    'p',
    { className: 'lead' },
    'Seats ',
    '2',
    ' go ',
    ['a', { href: '/el/ferry-guide' }, 'first'],
    '.',
  ]);
  expect(renderToStaticMarkup(<StillText text={text} />)).toBe(
    '<p class="lead">Seats 2 go <a href="/el/ferry-guide">first</a>.</p>\n<ul><li>One</li><li>Two</li></ul>',
  );
  // It is sent as JSON.
  expect(JSON.parse(JSON.stringify(text))).toEqual(text);
});

it('says the words alone', async () => {
  expect(stillWords(await still(written))).toBe('Seats 2 go first. One Two');
  const none: Still[] = [];
  expect(stillWords(none)).toBe('');
});
