import { withFallback } from './messages';

describe('withFallback', () => {
  it('keeps what is translated and fills the rest from the fallback', () => {
    const english = { title: 'Ferries', form: { from: 'From', to: 'To' } };
    const greek = { form: { from: 'Από' } };
    expect(withFallback(greek, english)).toEqual({
      title: 'Ferries',
      form: { from: 'Από', to: 'To' },
    });
  });
});
