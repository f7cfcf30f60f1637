'use client';

import { useEffect } from 'react';
import { forgetGonePerson } from '@/lib/platform/auth/session-store';

/** Removes the user of a deleted account from this browser. Renders nothing. */
export function ForgetPerson() {
  useEffect(() => void forgetGonePerson(), []);
  return null;
}
