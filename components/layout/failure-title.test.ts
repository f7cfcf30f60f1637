import { takeTitle } from './failure-title';

it('names the failure, and the page again once it works', () => {
  const page = { title: 'Guides | Cyclades Compass' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  expect(page.title).toBe('Unexpected Application Error!');
  giveBack();
  expect(page.title).toBe('Guides | Cyclades Compass');
});

it('leaves the title of a page that has been opened since', () => {
  const page = { title: 'Guides' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  page.title = 'About';
  giveBack();
  expect(page.title).toBe('About');
});
