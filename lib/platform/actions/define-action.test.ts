import { headers } from 'next/headers';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';
import common from '@/messages/el/common.json';
import contact from '@/messages/el/contact.json';
import { defineAction } from './define-action';
import { isWithinLimit } from './rate-limit';

jest.mock('next/headers', () => ({ headers: jest.fn() }));
jest.mock('next-intl/server', () => ({ getMessages: jest.fn() }));
jest.mock('./rate-limit', () => ({ isWithinLimit: jest.fn() }));

const send = defineAction({
  namespace: 'contact',
  schema: z.object({ id: z.uuid(), email: z.email('emailInvalid') }),
  rateLimit: { bucket: 'contact', max: 1, windowSeconds: 1 },
  run: async () => null,
});

beforeEach(() => {
  jest.mocked(headers).mockResolvedValue(new Headers());
  jest.mocked(getMessages).mockResolvedValue({ common, contact } as never);
  jest.mocked(isWithinLimit).mockResolvedValue(true);
});

it('reports a field error in the language of its page, also for unknown forms', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'el', id: 'x', email: 'x' })) {
    form.set(name, value);
  }
  const fields = { email: contact.fields.emailInvalid, id: contact.failure.invalid };
  expect(await send(form)).toMatchObject({ ok: false, error: { code: 'invalid', fields } });
  expect(await send('nonsense' as never)).toMatchObject({ ok: false, error: { code: 'invalid' } });
});
