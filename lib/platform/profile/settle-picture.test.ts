import fc from 'fast-check';
import { settlePicture } from './settle-picture';

/** A storage and an account whose responses come in any order. */
function person(scheduler: fc.Scheduler) {
  const files: string[] = [];
  let shown: string | null = null;
  const later = <Given extends unknown[], Answer>(act: (...given: Given) => Answer) =>
    scheduler.scheduleFunction(async (...given: Given) => act(...given));
  const shelf = {
    list: later(() => files.toReversed()),
    remove: later((paths: readonly string[]) => {
      for (const path of paths) if (files.includes(path)) files.splice(files.indexOf(path), 1);
    }),
  };
  const tell = later((path: string | null) => {
    shown = path;
  });
  const put = later((name: string) => files.push(name));
  return {
    async save(name: string) {
      await put(name);
      return settlePicture(shelf, tell);
    },
    async takeAway() {
      await shelf.remove(await shelf.list());
      return settlePicture(shelf, tell);
    },
    state: () => ({ files, shown }),
  };
}

const act = fc.constantFrom('save', 'save', 'takeAway');

it('keeps exactly the displayed picture, however saves and removals interleave', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { minLength: 1, maxLength: 5 }),
      async (scheduler, acts) => {
        const { save, takeAway, state } = person(scheduler);
        const all = acts.map((what, index) =>
          what === 'save' ? save(`${index}.png`) : takeAway(),
        );
        await scheduler.waitFor(Promise.all(all));
        const { files, shown } = state();
        expect(files).toEqual(shown === null ? [] : [shown]);
        if (!acts.includes('takeAway')) expect(shown).not.toBeNull();
      },
    ),
  );
});
