import fc from 'fast-check';
import {
  changedOn,
  headingTitles,
  neighbours,
  plainText,
  readingMinutes,
  sectionId,
  textParts,
  withoutDoubledStops,
} from './rules';

describe('readingMinutes', () => {
  it('is never zero and grows with the text', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('λέξη '.repeat(200))).toBe(1);
    expect(readingMinutes('λέξη '.repeat(201))).toBe(2);
  });
});

describe('headingTitles', () => {
  it('returns the second-level headings in order', () => {
    const text = 'Opening.\n\n## First look \n\n### Cheese\n\n## Food: what to order\n';
    expect(headingTitles(text)).toEqual(['First look', 'Food: what to order']);
  });
});

describe('plainText', () => {
  it('keeps the text of links, emphasis and lists', () => {
    const text =
      '\nSee [your rights](/ferry-guide#rights): **25 or 50 %**.\n\n1. The *ban*.\n- 3 - 2\n';
    expect(plainText(text)).toBe('See your rights: 25 or 50 %. The ban. 3 - 2');
  });
});

describe('sectionId', () => {
  it('finds a section by its exact title', () => {
    const sections = [{ id: 'tips', title: 'Tips' }];
    expect(sectionId(sections, 'Tips')).toBe('tips');
    expect(sectionId(sections, 'tips')).toBeUndefined();
  });
});

describe('neighbours', () => {
  it('follows the list in both directions', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), (list) => {
        list.forEach((value, index) => {
          const { next } = neighbours(list, index);
          if (next === undefined) expect(index).toBe(list.length - 1);
          else expect(neighbours(list, index + 1).previous).toBe(value);
        });
      }),
    );
  });

  it('returns none for an unknown item', () => {
    expect(neighbours(['a', 'b'], ['a', 'b'].indexOf('c'))).toEqual({});
  });
});

describe('changedOn', () => {
  it('is the later of two dates, or the only one', () => {
    expect(changedOn({ checkedOn: '2026-11-21' })).toBe('2026-11-21');
    expect(changedOn({ updatedOn: '2026-01-02' })).toBe('2026-01-02');
    expect(changedOn({ checkedOn: '2026-11-21', updatedOn: '2026-12-01' })).toBe('2026-12-01');
    expect(changedOn({ checkedOn: '2027-01-01', updatedOn: '2026-12-01' })).toBe('2027-01-01');
  });
});

describe('textParts', () => {
  it('splits a text at its headings into plain text', () => {
    const text = `---
title: Money
---

Cash, and **cards**.

## Fees

- One [fee](/resources#money)
- Two

| Class | Euro |
| --- | ---: |
| Rooms | 2 |

### In winter

Less.

<Note title="A hint">
Ask.
</Note>

## Empty
`;
    expect(textParts(text)).toEqual([
      { title: undefined, plain: 'Cash, and cards.', items: [] },
      {
        title: 'Fees',
        plain: 'One fee. Two. Class · Euro. Rooms · 2. In winter Less. A hint. Ask.',
        items: [{ name: 'Rooms', text: '2.' }],
      },
      { title: 'Empty', plain: '', items: [] },
    ]);
  });

  it('has no part for an empty introduction', () => {
    expect(textParts('## Fees\n\nNone.')).toEqual([{ title: 'Fees', plain: 'None.', items: [] }]);
  });
});

describe('withoutDoubledStops', () => {
  const say = (name: string, { of }: Readonly<Record<string, string>>) =>
    name === 'Figure' ? (of === 'peak' ? '114 μ.' : '20 λεπτά') : undefined;

  it('keeps one full stop after an element that ends in one', () => {
    const text =
      'Στα <Figure of="peak" />. Ως εκεί <Figure of="way" />. Και <Figure of="peak" />… <Other a="1" />.';
    expect(withoutDoubledStops(text, say)).toBe(
      'Στα <Figure of="peak" /> Ως εκεί <Figure of="way" />. Και <Figure of="peak" />… <Other a="1" />.',
    );
  });
});

it('ends the rows of a Greek table like those of an English one', () => {
  const table = (rows: string) => `## T\n\n| Area | For |\n| --- | --- |\n${rows}\n`;
  const [en] = textParts(table('| Chora, by the sea | evenings |\n| Kini | families |'));
  const [el] = textParts(table('| Χώρα, στη θάλασσα | βράδια |\n| Κίνι | οικογένειες |'));
  expect(en?.plain).toBe('Area · For. Chora, by the sea · evenings. Kini · families.');
  expect(el?.plain).toBe('Area · For. Χώρα, στη θάλασσα · βράδια. Κίνι · οικογένειες.');
});
