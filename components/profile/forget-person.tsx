'use client';

import { useEffect } from 'react';
import { forgetGonePerson } from '@/lib/auth/session-store';

/** Takes a person whose account is gone out of the browser's memory. Renders nothing. */
export function ForgetPerson() {
  useEffect(() => void forgetGonePerson(), []);
  return null;
}
