import { readAccessQuery } from './access-query';

describe('readAccessQuery', () => {
  it('lets the query win over the route', () => {
    expect(readAccessQuery({ mode: 'signup' }, 'signin').mode).toBe('signup');
    expect(readAccessQuery({ mode: 'signin' }, 'signup').mode).toBe('signin');
  });

  it('ignores what it does not know', () => {
    expect(readAccessQuery({ mode: 'admin', confirmation: 'maybe' }, 'signup')).toEqual({
      mode: 'signup',
      next: '',
      isConfirmed: false,
      isCut: false,
      confirmation: undefined,
    });
  });

  it('takes the first of a parameter given twice', () => {
    const query = { next: ['/my-trips', '/nearby'], confirmed: ['true', 'false'] };
    expect(readAccessQuery(query, 'signin')).toMatchObject({
      next: '/my-trips',
      isConfirmed: true,
    });
  });

  it('reads confirmed=true and nothing like it', () => {
    expect(readAccessQuery({ confirmed: '1' }, 'signin').isConfirmed).toBe(false);
  });
});
