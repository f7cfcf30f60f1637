import { watchStatus } from './status';

it('counts the rows of the outbox once a minute, and lists no messages that were given up', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const read = jest.fn(async () => ({ trips: 3, deadLetters: [{ reason: 'no such mailbox' }] }));
  const first = await Promise.all([watchStatus(read), watchStatus(read), watchStatus(read)]);
  expect(first).toEqual(
    Array(3).fill({ trips: 3, mails: expect.any(Boolean), pushes: expect.any(Boolean) }),
  );
  expect(read).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(60_999);
  await watchStatus(read);
  expect(read).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(61_000);
  await watchStatus(read);
  expect(read).toHaveBeenCalledTimes(2);
});
