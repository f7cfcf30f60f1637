import { scriptedName } from './changed-fields';

interface ReactClient {
  encodeReply(value: unknown): Promise<FormData>;
}

const { encodeReply } = jest.requireActual<ReactClient>(
  'react-server-dom-turbopack/client.browser',
);

it('names form fields like React: with other names actions get an empty form', async () => {
  const form = new FormData();
  form.set('email', 'eleni@example.org');
  const sent = await encodeReply([undefined, form]);
  expect([...sent]).toEqual([
    [scriptedName('email'), 'eleni@example.org'],
    ['0', '["$undefined","$K1"]'],
  ]);
});
