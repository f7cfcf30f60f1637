import { leadingTo } from './inbound';

it('counts each page that links to another once, and no self-links', () => {
  const pages = [
    { path: '/islands', leads: ['/islands/naxos', '/islands/naxos#wind', '/islands?size=small'] },
    { path: '/islands/naxos', leads: ['#wind', '/islands', 'https://example.com/islands'] },
    { path: '/guides/naxos', leads: ['/islands/naxos?from=guide', '/nowhere'] },
  ];
  expect(Object.fromEntries(leadingTo(pages, pages))).toEqual({
    '/islands': ['/islands/naxos'],
    '/islands/naxos': ['/islands', '/guides/naxos'],
    '/guides/naxos': [],
  });
});
