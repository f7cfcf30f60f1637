import { noTicks, readTicks } from './ticks';

describe('packing ticks stored in the browser', () => {
  it('are read back as they were written', () => {
    const kept = { packed: ['hat', 'own:Guitar'], last: 'month=7&island=naxos&own=%CE%91' };
    expect(readTicks(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([[null], ['null'], ['{'], ['[1]'], ['{"packed":7}'], ['"x"']])(
    'are empty for %s',
    (text) => expect(readTicks(text)).toEqual(noTicks),
  );

  it('do not apply to other lists', () => {
    for (const last of ['//evil.example', 'javascript:alert(1)', '"><b>', 'a b']) {
      expect(readTicks(JSON.stringify({ packed: [], last })).last).toBeUndefined();
    }
  });
});
