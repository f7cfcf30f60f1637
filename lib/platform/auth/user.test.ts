import { parseSessionUser, shownName } from './user';

describe('shownName', () => {
  const eleni = { id: '1', email: 'eleni@example.org', name: 'Eleni K.', displayName: 'Eleni' };

  it('uses the display name, then the name, the e-mail address, and a generic word', () => {
    expect(shownName(eleni)).toBe('Eleni');
    expect(shownName({ ...eleni, displayName: undefined })).toBe('Eleni K.');
    expect(shownName({ id: '1', email: 'eleni@example.org' })).toBe('eleni');
    expect(shownName({ id: '1', email: '' })).toBe('User');
    expect(shownName({})).toBe('User');
  });

  it('ignores a blank name', () => {
    expect(shownName({ ...eleni, displayName: '  ', name: '' })).toBe('eleni');
    expect(shownName({ id: '1', email: '@example.org' })).toBe('User');
  });
});

describe('parseSessionUser', () => {
  it('keeps the known fields of a user', () => {
    expect(parseSessionUser({ id: '1', email: 'a@b.gr', name: 'Ana', role: 'admin' })).toEqual({
      id: '1',
      email: 'a@b.gr',
      name: 'Ana',
    });
  });

  it('rejects other values', () => {
    for (const stored of [null, undefined, 'eleni', 7, {}, { id: '' }, { id: 7 }]) {
      expect(parseSessionUser(stored)).toBeNull();
    }
  });
});
