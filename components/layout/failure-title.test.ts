import { takeTitle } from './failure-title';

it('shows the failure in the title, and the page title again after recovery', () => {
  const page = { title: 'Guides | Cyclades Compass' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  expect(page.title).toBe('Unexpected Application Error!');
  giveBack();
  expect(page.title).toBe('Guides | Cyclades Compass');
});

it('does not change the title of a page opened since', () => {
  const page = { title: 'Guides' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  page.title = 'About';
  giveBack();
  expect(page.title).toBe('About');
});
