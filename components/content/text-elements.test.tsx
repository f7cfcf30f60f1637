import { renderToStaticMarkup } from 'react-dom/server';
import { textElements } from './text-elements';

describe('the tables of texts', () => {
  const { th: Header, table: Table } = textElements([], 'Table');

  it('have no header cell without a text', () => {
    const markup = renderToStaticMarkup(
      <tr>
        <Header />
        <Header style={{ textAlign: 'right' }}>Fast</Header>
      </tr>,
    );
    expect(markup).toBe('<tr><td></td><th scope="col" style="text-align:right">Fast</th></tr>');
  });

  it('can be scrolled by keyboard', () => {
    expect(renderToStaticMarkup(<Table />)).toMatch(/^<section [^>]*tabindex="0"/i);
  });
});
