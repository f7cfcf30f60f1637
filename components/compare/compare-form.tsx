import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { CompareContext } from './format';

interface CompareFormProps extends Pick<CompareContext, 't' | 'locale'> {
  chosen?: readonly IslandSlug[];
  error?: string | undefined;
}

/** Choice of two or three islands. It submits by GET and works without JavaScript. */
export function CompareForm({ t, locale, chosen = [], error }: CompareFormProps) {
  const { compare } = new Intl.Collator(locale);
  const islands = [...islandSlugs].sort((a, b) =>
    compare(islandName(a, locale), islandName(b, locale)),
  );
  return (
    <form
      action={localizePath(routes.compare, locale)}
      aria-label={t('form.label')}
      className="border border-ink bg-sheet p-1"
    >
      <div className="border border-rule px-4 py-4">
        <h2 className="text-xl">{t('form.title')}</h2>
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-3">
          {(['first', 'second', 'third'] as const).map((which, index) => (
            <SelectField
              key={which}
              id={`compare-${which}`}
              name="islands"
              label={t(`form.${which}`)}
              defaultValue={chosen[index] ?? ''}
              error={index === chosen.length ? error : undefined}
            >
              <option value="">{t('form.choose')}</option>
              {islands.map((slug) => (
                <option key={slug} value={slug}>
                  {islandName(slug, locale)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <button type="submit" className={buttonClass('primary', 'mt-4 w-full sm:w-auto sm:px-12')}>
          {t('form.submit')}
        </button>
      </div>
    </form>
  );
}
