import { leadingTo } from './inbound';

it('counts every page that leads to another once, and none that leads to itself', () => {
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
