import { decimal } from './decimal';

const read = (text: unknown) => decimal(0.25, 10, 'no').safeParse(text);

it.each([
  ['2', 2],
  ['2.5', 2.5],
  ['0.25', 0.25],
  ['10', 10],
  ['007', 7],
])('reads %s', (text, number) => expect(read(text).data).toBe(number));

it.each([
  '0x3',
  '+3',
  ' 3',
  '3 ',
  '1e0',
  '-3',
  '3.',
  '.5',
  '2,5',
  '',
  'Infinity',
  '0.2',
  '11',
  3,
  undefined,
])('rejects %j', (text) =>
  expect(read(text).error?.issues.map(({ message }) => message)).toEqual(['no']),
);
