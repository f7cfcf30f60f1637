import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { Messages } from '@/lib/foundation/i18n/messages';

type PartName = {
  [Name in keyof Messages['gallery']]: Messages['gallery'][Name] extends object ? Name : never;
}[keyof Messages['gallery']];

export async function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const t = await getTranslations('gallery');
  return (
    <Section title={t(`${name}.title`)} intro={t(`${name}.intro`)}>
      {children}
    </Section>
  );
}
