import { renderToStaticMarkup } from 'react-dom/server';
import { textElements } from './text-elements';

describe('tables in texts', () => {
  const { th: Header, table: Table } = textElements([], 'Table');
  const markup = renderToStaticMarkup(
    <Table>
      <thead>
        <tr>
          <Header />
          <Header style={{ textAlign: 'right' }}>Fast</Header>
        </tr>
      </thead>
      {'\n'}
      <tbody>
        <tr>
          <td>Seat</td>
          <td>
            from <b>€5</b>
          </td>
        </tr>
      </tbody>
    </Table>,
  );

  it('have no empty header cell', () => {
    expect(markup).toContain(
      '<thead><tr><td></td><th scope="col" style="text-align:right">Fast</th></tr></thead>',
    );
  });

  it('label each cell with its column, for screens where rows are blocks', () => {
    expect(markup).toContain(
      '<td data-label="">Seat</td><td data-label="Fast">from <b>€5</b></td>',
    );
  });

  it('can be scrolled by keyboard, and are not landmarks', () => {
    expect(markup).toMatch(/^<div role="group" aria-label="Table" tabindex="0"/i);
  });
});
