import { readAccessQuery } from './access-query';

describe('readAccessQuery', () => {
  it('prefers the query to the route', () => {
    expect(readAccessQuery({ mode: 'signup' }, 'signin').mode).toBe('signup');
    expect(readAccessQuery({ mode: 'signin' }, 'signup').mode).toBe('signin');
  });

  it('ignores unknown values', () => {
    expect(readAccessQuery({ mode: 'admin', confirmation: 'maybe' }, 'signup')).toEqual({
      mode: 'signup',
      next: '',
      isConfirmed: false,
      isCut: false,
      confirmation: undefined,
    });
  });

  it('uses the first value of a repeated parameter', () => {
    const query = { next: ['/my-trips', '/nearby'], confirmed: ['true', 'false'] };
    expect(readAccessQuery(query, 'signin')).toMatchObject({
      next: '/my-trips',
      isConfirmed: true,
    });
  });

  it('accepts only confirmed=true', () => {
    expect(readAccessQuery({ confirmed: '1' }, 'signin').isConfirmed).toBe(false);
  });
});
