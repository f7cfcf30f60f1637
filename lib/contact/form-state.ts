import type { ActionResult } from '@/lib/actions/result';

/** What the person had typed, given back when the message was not accepted. */
export interface ContactFields {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** What the form on the page remembers between one sending and the next. */
export interface ContactFormState {
  result: ActionResult<null> | null;
  fields: ContactFields;
}

export const emptyContactForm: ContactFormState = {
  result: null,
  fields: { name: '', email: '', topic: '', message: '' },
};
