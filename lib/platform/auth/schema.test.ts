import en from '@/messages/en/auth.json';
import { mailRequestSchema, newPasswordSchema, signInSchema, signUpSchema } from './schema';

const good = { name: 'Ελένη Παπαδάκη', email: 'eleni@example.org', password: 'meltemi and sea' };

const faults = (input: Record<string, unknown>) => {
  const parsed = signUpSchema.safeParse({ ...good, ...input });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('signUpSchema', () => {
  it('trims name and address, and keeps the password as typed', () => {
    const typed = { name: ' Ελένη ', email: ' e@x.gr ', password: ' blank sea ' };
    expect(signUpSchema.parse(typed)).toEqual({
      name: 'Ελένη',
      email: 'e@x.gr',
      password: ' blank sea ',
      next: '',
    });
  });

  it.each([
    [{ name: '  ' }, 'nameMissing'],
    [{ name: undefined }, 'nameMissing'],
    [{ name: '🐙'.repeat(81) }, 'nameTooLong'],
    [{ email: '' }, 'emailMissing'],
    [{ email: 'eleni' }, 'emailInvalid'],
    [{ email: `${'e'.repeat(250)}@x.gr` }, 'emailInvalid'],
    [{ password: '' }, 'passwordMissing'],
    [{ password: '123456789' }, 'passwordTooShort'],
    [{ password: 'x'.repeat(73) }, 'passwordTooLong'],
    [{ password: 'ω'.repeat(37) }, 'passwordTooLong'],
  ])('reports the fault of %o first, with a message', (input, fault) => {
    expect(faults(input)[0]).toBe(fault);
    expect(Object.keys(en.fields)).toContain(fault);
  });

  it('requires all three fields', () => {
    expect(faults({ name: '', email: '', password: '' })).toEqual([
      'nameMissing',
      'emailMissing',
      'passwordMissing',
    ]);
  });
});

describe('the other forms', () => {
  it('require only what they need: an older password may be short', () => {
    expect(signInSchema.safeParse({ email: 'e@x.gr', password: 'meltemi' }).success).toBe(true);
    expect(mailRequestSchema.parse({ email: 'e@x.gr' })).toEqual({ email: 'e@x.gr', next: '' });
    expect(newPasswordSchema.parse({ password: 'meltemi and sea' }).tokenHash).toBe('');
  });
});
