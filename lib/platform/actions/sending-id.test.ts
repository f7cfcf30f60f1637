import { uuidPattern } from '@/lib/trips/saved-trips/schema';
import { idOfSending } from './sending-id';

const form = { title: 'Two islands', plan: 'islands=naxos:2,paros:2' };
const once = '0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001';

describe('the submission id', () => {
  it('is the same for the same form of the same page', () => {
    expect(idOfSending(once, 'eleni', { ...form })).toBe(idOfSending(once, 'eleni', form));
    expect(idOfSending(once, 'eleni', form)).toMatch(uuidPattern);
  });

  it('differs by title, plan, page or user', () => {
    const ids = [
      idOfSending(once, 'eleni', form),
      idOfSending(once, 'eleni', { ...form, title: 'Three islands' }),
      idOfSending(once, 'eleni', { ...form, plan: 'islands=milos:2' }),
      idOfSending(once.replace('0b', '1b'), 'eleni', form),
      idOfSending(once, 'maria', form),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
