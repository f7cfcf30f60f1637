import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SessionGate } from '@/components/auth/session-gate';

/** Pages of the signed-in person. The middleware has already checked for a session. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common');
  return <SessionGate loading={t('loading')}>{children}</SessionGate>;
}
