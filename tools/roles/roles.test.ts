import { rolesIn } from '@/lib/assistant/built-in/roles/classifier';
import { roles } from '@/lib/assistant/built-in/roles/roles';
import { type Example, readExamples, readHeldOut } from './examples';

const examples = readExamples(10);
const shareRight = (some: readonly Example[]) => {
  const places = some.flatMap((one) => {
    const found = rolesIn(one.text, one.isLater);
    return one.roles.map((role, nth) =>
      role === 'no' ? found[nth] !== 'avoid' : found[nth] === role,
    );
  });
  return places.filter(Boolean).length / places.length;
};

it.each(roles)('has examples of places with the role %s in Greek and English', (role) => {
  const own = examples.filter((one) => one.roles.includes(role));
  const greek = own.filter(({ said }) => /\p{Script=Greek}/u.test(said));
  expect(greek.length).toBeGreaterThan(5);
  expect(own.length - greek.length).toBeGreaterThan(5);
});

it('has weights that were learnt from these examples: npm run data -- roles', () => {
  expect(shareRight(examples)).toBeGreaterThan(0.9);
});

it('reads the roles of places in messages that it has not learnt from', () => {
  const all = readHeldOut();
  const share = shareRight(all);
  process.stdout.write(
    `roles of places in ${all.length} held-out messages: ${share.toFixed(2)} right\n`,
  );
  expect(share).toBeGreaterThan(0.7);
});
