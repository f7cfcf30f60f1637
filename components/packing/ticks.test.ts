import { noTicks, readTicks } from './ticks';

describe('ticks that a browser kept', () => {
  it('are read as they were written', () => {
    const kept = { packed: ['hat', 'own:Guitar'], last: 'month=7&island=naxos&own=%CE%91' };
    expect(readTicks(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([[null], ['null'], ['{'], ['[1]'], ['{"packed":7}'], ['"x"']])(
    'are none where %s stands',
    (text) => expect(readTicks(text)).toEqual(noTicks),
  );

  it('lead nowhere else', () => {
    for (const last of ['//evil.example', 'javascript:alert(1)', '"><b>', 'a b']) {
      expect(readTicks(JSON.stringify({ packed: [], last })).last).toBeUndefined();
    }
  });
});
