import fc from 'fast-check';
import { withOrder, withoutLock } from './changes';
import { planQuery, writeQuery } from './query';
import { freeStep, moveStep } from './steps';
import { soundRequests } from './testing/requests';
import { writePlan } from './write-plan';

const values = {
  order: 'naxos,paros,ios',
  lock: ['naxos~paros~2027-07-08~t', 'ios~end~2027-07-09'],
};

describe('a change of a plan', () => {
  it.each([
    ['naxos~later', 'paros,naxos,ios', ['ios~end~2027-07-09']],
    ['ios~earlier', 'naxos,ios,paros', []],
    // Already at the end of the order, unknown island, unknown direction.
    ['naxos~earlier', 'naxos,paros,ios', values.lock],
    ['ios~later', 'naxos,paros,ios', values.lock],
    ['milos~later', 'naxos,paros,ios', values.lock],
    ['~', 'naxos,paros,ios', values.lock],
  ])('moves an island: %s', (move, order, lock) => {
    expect(planQuery({ ...values, move })).toEqual({ order, lock });
  });

  it('starts from the displayed order without a set one, and sets no order for other changes', () => {
    const { order: shown, ...free } = values;
    expect(planQuery({ ...free, shown, move: 'naxos~later' }).order).toBe('paros,naxos,ios');
    expect(planQuery({ ...free, shown, free: 'naxos~paros' })).toEqual({ lock: [values.lock[1]] });
    expect(planQuery({ ...values, shown: 'ios,paros,naxos', move: 'naxos~later' }).order).toBe(
      'paros,naxos,ios',
    );
  });

  it('unlocks a single boat', () => {
    expect(planQuery({ ...values, free: 'naxos~paros' }).lock).toEqual([values.lock[1]]);
    expect(planQuery({ ...values, free: 'paros~ios' }).lock).toEqual(values.lock);
  });

  it('accepts the links of earlier versions', () => {
    fc.assert(
      fc.property(soundRequests, fc.nat(), (request, at) => {
        const order = request.islands.map(({ island }) => island);
        if (order.length < 2) return;
        const from = at % (order.length - 1);
        const [island, next] = order.slice(from);
        if (!island || !next) return;
        const swapped = order.with(from, next).with(from + 1, island);
        const stepped = planQuery({
          ...writePlan({ ...request, order }),
          move: moveStep(island, 'later'),
        });
        expect(writeQuery(stepped)).toBe(writeQuery(writePlan(withOrder(request, swapped))));
        const [lock] = request.locks;
        if (!lock) return;
        const freed = planQuery({ ...writePlan(request), free: freeStep(lock) });
        expect(writeQuery(freed)).toBe(writeQuery(writePlan(withoutLock(request, lock))));
      }),
    );
  });
});
