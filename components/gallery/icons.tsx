import { Icon, iconNames } from '@/components/ui/icons';

/** All icons with their names in the source. */
export function Icons() {
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-5 lg:grid-cols-8">
      {iconNames.map((name) => (
        <li key={name} className="grid justify-items-start gap-1 font-ui text-sm text-ink-2">
          <Icon name={name} className="size-7 text-ink" />
          <code lang="en">{name}</code>
        </li>
      ))}
    </ul>
  );
}
