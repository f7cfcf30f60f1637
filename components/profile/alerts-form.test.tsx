import { renderToStaticMarkup } from 'react-dom/server';
import { AlertsForm } from './alerts-form';

jest.mock('@/lib/trips/watch/actions', () => ({ saveAlerts: async () => null }));

const texts = { none: 'None is sent', save: 'Save', saving: 'Saving', saved: 'Saved' };
const kept = { mark: '', state: { result: null, fields: { mails: false, pushes: true } } };

it('has a box for each way that the site offers, as it is chosen', () => {
  const markup = renderToStaticMarkup(
    <AlertsForm
      locale="en"
      {...{ kept, texts }}
      channels={[
        { name: 'mails', label: 'By email', hint: 'One for each change' },
        { name: 'pushes', label: 'By notification', hint: 'On your devices' },
      ]}
    />,
  );
  const boxes = markup.match(/<input type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.map((box) => [/name="(\w+)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
    ['mails', false],
    ['pushes', true],
  ]);
  expect(markup).toContain('On your devices');
});

it('says so if the site offers none', () => {
  const markup = renderToStaticMarkup(
    <AlertsForm locale="en" {...{ kept, texts }} channels={[]} />,
  );
  expect(markup).toContain(texts.none);
});
