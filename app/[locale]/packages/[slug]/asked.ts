import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { PackageSlug } from '@/lib/foundation/ids/curated-trips';
import type { OperationContext } from '@/lib/platform/operations/operation';
import { type Refusal, refusalOf } from '@/lib/platform/operations/refusal';
import { type OpenedPackage, openPackage } from '@/lib/trips/curated-trips/operation';
import { type PackageField, packageValues } from '@/lib/trips/curated-trips/parameters';

export interface PackageAsked {
  readonly values: Partial<Record<PackageField, string>>;
  readonly errors: Readonly<Partial<Record<PackageField, string>>>;
  readonly wait?: string | undefined;
  /** Status to send with `wait`. */
  readonly refusal?: Refusal | undefined;
  readonly opened?: OpenedPackage;
}

/** Result for the address of a trip; undefined if its query is unrelated (`?utm_source=…`). */
export async function askedPackage(
  slug: PackageSlug,
  query: RawQuery,
  context: OperationContext,
): Promise<PackageAsked | undefined> {
  const { package: _, ...values } = packageValues(query);
  if (Object.keys(values).length === 0 && query.date === undefined) return undefined;
  const locale = await currentLocale();
  const outcome = await openPackage.run({ ...values, package: slug }, context);
  if (outcome.state === 'ok') return { values, errors: {}, opened: outcome.result };
  if (outcome.state === 'wait') {
    const wait = await openPackage.explainWait(outcome.seconds, locale);
    return { values, errors: {}, wait, refusal: refusalOf(outcome) };
  }
  if (outcome.state !== 'faults') {
    const wait = await openPackage.explainOther?.(outcome.state, locale);
    return { values, errors: {}, wait, refusal: refusalOf(outcome) };
  }
  const { fields } = await openPackage.explain(outcome.faults, query, locale);
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, { message }]) => [field, message]),
  );
  return { values, errors };
}
