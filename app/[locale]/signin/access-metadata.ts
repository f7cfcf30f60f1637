import type { Metadata } from 'next';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { readAccessQuery } from '@/lib/platform/auth/access-query';
import type { AccessMode } from '@/lib/platform/auth/form-state';
import { metadataOf } from '@/lib/platform/routes/metadata-of';

/**
 * Metadata of the access form in the mode of its address, which may be either mode at `/signin` and
 * `/signup`.
 */
export async function accessMetadata(raw: RawQuery, route: AccessMode): Promise<Metadata> {
  const { mode } = readAccessQuery(raw, route);
  return metadataOf(mode === 'signup' ? 'auth.signUp' : 'auth.signIn', `/${mode}`);
}
