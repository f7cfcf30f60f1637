import { renderToStaticMarkup } from 'react-dom/server';
import { Amount } from './ride-details';
import { shown } from './ride-words';

const text = (figure: Parameters<typeof shown>[0]) =>
  renderToStaticMarkup(<Amount figure={shown(figure)} about="our estimate, about" />).replace(
    /<[^>]+>/g,
    '',
  );

describe('a price of a transfer', () => {
  it('shows the date of a price', () => {
    expect(text({ text: '€10 each', isEstimate: false, basis: '2025' })).toBe('€10 each (2025)');
  });

  it('marks an estimate', () => {
    expect(text({ text: '€10–24 a car', isEstimate: true, basis: 'estimate, Nov 2026' })).toBe(
      '≈ €10–24 a car (estimate, Nov 2026)',
    );
    expect(text({ text: '10 min', isEstimate: true })).toBe('≈ our estimate, about 10 min');
  });

  it('has no label otherwise', () => {
    expect(text({ text: 'free', isEstimate: false })).toBe('free');
  });
});
