import { parseDraft } from './draft';

describe('a draft', () => {
  it('is read back as it was written', () => {
    const draft = { fields: { name: 'Studios', kind: 'studios' }, savedAt: 5 };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '[]',
    '{}',
    '{"fields":{},"savedAt":1}',
    '{"fields":{"name":1},"savedAt":1}',
    '{"fields":{"name":"x"}}',
  ])('ignores %j', (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});
