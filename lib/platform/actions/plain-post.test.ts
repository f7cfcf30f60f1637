import { packAnswer, unpackAnswer } from './plain-post-answer';
import { isWithoutScript, markOf, plainPostField, readMark } from './plain-post-mark';

const post = { name: 'signin', page: '/el/signin?next=/el/islands/naxos' };

const formWith = (mark: string) => {
  const form = new FormData();
  form.set(plainPostField, mark);
  return form;
};

describe('the mark of a form sent without a script', () => {
  it('identifies form and page', () => {
    expect(readMark(formWith(markOf(post)))).toEqual(post);
    expect(readMark(new FormData())).toBeUndefined();
    expect([formWith(''), new FormData()].map(isWithoutScript)).toEqual([true, false]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/el//evil.example',
    '/%2F/evil.example',
    '/signin?next=\u0009x',
    '/signin#top',
    '/',
    '/api/account/export',
    '/el/auth/confirm',
    `/signin?next=${'x'.repeat(3000)}`,
    'signin',
    '/signin more',
  ])('rejects %j', (page) => {
    expect(readMark(formWith(markOf({ name: 'signin', page })))).toBeUndefined();
  });
});

describe('the stored response for the page', () => {
  const state = {
    result: { ok: false, message: 'Λάθος κωδικός' },
    fields: { email: 'eleni@example.org' },
  };

  it('is returned to the same form of the same page, and to no other', () => {
    const text = packAnswer(post, state) ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    expect(unpackAnswer(post, text)).toEqual(state);
    expect(unpackAnswer({ ...post, name: 'signup' }, text)).toBeUndefined();
    expect(unpackAnswer({ ...post, page: '/signin' }, text)).toBeUndefined();
  });

  it('does not contain the address of the page', () => {
    const text = packAnswer(
      { name: 'new-password', page: '/reset-password?token_hash=secret' },
      state,
    );
    expect(Buffer.from(text ?? '', 'base64url').toString()).not.toContain('secret');
  });

  it('drops the input before the errors if it is too large', () => {
    const long = packAnswer(post, { ...state, fields: { email: 'ε'.repeat(4000) } }) ?? '';
    expect(long.length).toBeLessThan(3500);
    expect(unpackAnswer(post, long)).toEqual({ result: state.result });
    expect(packAnswer(post, { result: { message: 'ε'.repeat(4000) } })).toBeUndefined();
  });

  it.each(['', 'nonsense', Buffer.from('null').toString('base64url')])('ignores %j', (text) => {
    expect(unpackAnswer(post, text)).toBeUndefined();
  });
});
