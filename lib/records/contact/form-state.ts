import type { ActionResult } from '@/lib/platform/actions/result';

/** Values the person typed, returned when the message was not accepted. */
export interface ContactFields {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** State of the contact form between two submissions. */
export interface ContactFormState {
  result: ActionResult<null> | null;
  fields: ContactFields;
}

export const emptyContactForm: ContactFormState = {
  result: null,
  fields: { name: '', email: '', topic: '', message: '' },
};
