import { islandsOf, rowNames } from './row-names';

function formOf(rows: readonly (readonly [number, string, string])[]): FormData {
  const form = new FormData();
  for (const [number, island, nights] of rows) {
    const names = rowNames(number);
    form.set(names[0], island);
    form.set(names[1], nights);
  }
  return form;
}

describe('islandsOf', () => {
  it('keeps the order of the rows and skips those without an island', () => {
    const form = formOf([
      [1, 'naxos', '3'],
      [2, '', '2'],
      [12, 'milos', '0'],
    ]);
    expect(islandsOf(form)).toBe('naxos:3,milos:0');
  });

  it('passes typed values on unchanged for validation', () => {
    expect(islandsOf(formOf([[1, 'atlantis', 'many']]))).toBe('atlantis:many');
    expect(islandsOf(formOf([[1, 'naxos', '']]))).toBe('naxos');
  });

  it('is empty for a form without rows', () => {
    expect(islandsOf(new FormData())).toBe('');
  });
});
