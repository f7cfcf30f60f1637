import { migrationsOf } from '@/lib/platform/supabase/testing/migrations';
import en from '@/messages/en/contact.json';
import { contactSchema } from './schema';
import { contactLimits, contactTopics } from './topics';

const good = {
  name: 'Eleni Papadaki',
  email: 'eleni@example.org',
  topic: 'ferries',
  message: 'Is there a boat from Sifnos to Kea in May?',
};

const faults = (input: Record<string, unknown>) => {
  const parsed = contactSchema.safeParse({ ...good, ...input });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
};

describe('contactSchema', () => {
  it('accepts a message as people write it, trimmed', () => {
    const parsed = contactSchema.parse({ ...good, name: '  Eleni Papadaki ', email: ' e@x.gr ' });
    expect(parsed).toMatchObject({ name: 'Eleni Papadaki', email: 'e@x.gr', website: '' });
  });

  it.each([
    [{ name: ' ' }, 'nameMissing'],
    [{ name: 'x'.repeat(contactLimits.name.max + 1) }, 'nameTooLong'],
    [{ email: '' }, 'emailMissing'],
    [{ email: 'eleni at example.org' }, 'emailInvalid'],
    [{ topic: '' }, 'topicMissing'],
    [{ topic: 'spam' }, 'topicMissing'],
    [{ message: '   ' }, 'messageMissing'],
    [{ message: 'Hello' }, 'messageTooShort'],
    [{ message: 'x'.repeat(contactLimits.message.max + 1) }, 'messageTooLong'],
    [{ name: undefined, message: undefined }, 'nameMissing'],
  ])('reports the fault of %o first', (input, fault) => {
    expect(faults(input)[0]).toBe(fault);
  });

  it('counts a line break as one character, like the browser', () => {
    const lines = 'x\r\n'.repeat(contactLimits.message.max / 2).trimEnd();
    expect(faults({ message: lines })).toEqual([]);
  });

  it('counts characters and removes control characters, like the table', () => {
    expect(faults({ name: '🐙' })[0]).toBe('nameMissing');
    expect(faults({ name: '🐙'.repeat(contactLimits.name.max) })).toEqual([]);
    const parsed = contactSchema.parse({ ...good, message: 'Two\u0000 lines\nof\u0007 text here' });
    expect(parsed.message).toBe('Two lines\nof text here');
  });

  it('has a message for every fault and every topic', () => {
    for (const fault of ['nameMissing', 'emailInvalid', 'topicMissing', 'messageTooLong']) {
      expect(Object.keys(en.fields)).toContain(fault);
    }
    expect(Object.keys(en.topics)).toEqual([...contactTopics]);
  });

  it('has the topics and limits of the table', () => {
    const table = migrationsOf('contact_messages');
    for (const topic of contactTopics) expect(table).toContain(`'${topic}'`);
    const { name, message } = contactLimits;
    expect(table).toContain(`char_length(name) between ${name.min} and ${name.max}`);
    expect(table).toContain(`char_length(message) between ${message.min} and ${message.max}`);
  });
});
