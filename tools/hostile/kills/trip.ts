import { randomUUID } from 'node:crypto';

export const document = (title: string) => ({
  ...{ title, startDate: '2027-07-05', adults: 2, children: 0, vehicle: null, planQuery: null },
  ...{
    startGateway: 'piraeus',
    endGateway: 'piraeus',
    privateNotes: '',
    days: [],
    legs: [],
    entries: [],
  },
  stops: [{ id: '0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10', island: 'naxos', nights: 3, note: '' }],
});

/** A trip as sent to its table. */
export const trip = (title: string) => ({ id: randomUUID(), document: document(title) });
