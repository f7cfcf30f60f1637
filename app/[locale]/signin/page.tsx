import type { Metadata } from 'next';
import { accessMetadata } from '@/app/[locale]/signin/access-metadata';
import { AccessPanel } from '@/components/auth/access-panel';
import { readAccessQuery } from '@/lib/platform/auth/access-query';

export const instant = false;

type Props = PageProps<'/[locale]/signin'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return accessMetadata(await searchParams, 'signin');
}

export default async function SignInPage({ searchParams }: Props) {
  return <AccessPanel {...readAccessQuery(await searchParams, 'signin')} />;
}
