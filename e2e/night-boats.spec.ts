import elFerries from '../messages/el/ferries.json' with { type: 'json' };
import enFerries from '../messages/en/ferries.json' with { type: 'json' };
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/** 9 July 2027 is a Friday; its ferry leaves Naxos for Santorini at 00:10 on Saturday. */
const search = (date: string) => `/ferry-tickets-search?from=naxos&to=santorini&date=${date}`;

for (const [prefix, night] of [
  ['', enFerries.nights.fri],
  ['/el', elFerries.nights.fri],
] as const) {
  test(`a boat after midnight states its night, and is listed on the evening before, ${prefix || 'en'}`, async () => {
    const saturday = await documentAt(prefix + search('2027-07-10'));
    const rows = saturday.querySelectorAll('.offer').map(textOf);
    expect(rows.filter((row) => row.includes(night)).join()).toContain('00:10');
    expect(rows.some((row) => !row.includes(night))).toBe(true);

    const friday = await documentAt(prefix + search('2027-07-09'));
    const after = friday.querySelector('[data-testid=after-midnight]');
    expect(textOf(after)).toContain(night);
    const href = after?.querySelector('a')?.getAttribute('href') ?? '';
    expect(href).toContain('date=2027-07-10');
    const opened = await documentAt(href.split('#')[0] ?? '');
    expect(textOf(opened.querySelector('#journey'))).toContain('00:10');
  });

  test(`a plan and the tracking state it too, ${prefix || 'en'}`, async () => {
    const plan = await documentAt(
      `${prefix}/trip-planner-legacy?start=naxos&end=santorini&firstDay=2027-07-18&lastDay=2027-07-24&islands=ios:1&before=05:00`,
    );
    const nights = Object.values(prefix ? elFerries.nights : enFerries.nights);
    expect(nights.some((words) => textOf(plan.querySelector('#leg-1')).includes(words))).toBe(true);
    const sea = await documentAt(`${prefix}/ferry-tracking?at=2027-07-13T22:00Z`);
    expect(nights.some((words) => textOf(sea).includes(words))).toBe(true);
  });
}
