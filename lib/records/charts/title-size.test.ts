import { titleRoom, titleSize } from './title-size';

it('is large for a name and smaller for a sentence', () => {
  const sizes = [
    'Naxos',
    'Beaches of Milos',
    'What a week on three islands costs',
    'x '.repeat(40),
  ];
  expect(sizes.map(titleSize)).toEqual([104, 72, 58, 46]);
});

it('keeps a long word within the image, and stays readable for any house name', () => {
  expect(titleSize('Καστροπολιτεία')).toBeLessThan(104);
  for (const title of ['x'.repeat(500), 'W'.repeat(80), '']) {
    expect(titleSize(title)).toBeGreaterThanOrEqual(40);
  }
  expect(titleRoom).toBeGreaterThan(0);
});
