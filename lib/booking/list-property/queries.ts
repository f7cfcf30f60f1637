import 'server-only';
import { adminClient } from '@/lib/platform/supabase/admin';
import { type Answer, recordFrom } from '@/lib/platform/supabase/answer';

/** Facts about a submission for anyone with its reference number: nothing about the property or its sender. */
export interface Receipt {
  reference: string;
  /** ISO instant. */
  receivedAt: string;
}

/** Looks up a reference number and the time of its submission. Source: the table `property_submissions`. */
export function receiptOf(reference: string): Promise<Answer<Receipt>> {
  const query = adminClient()
    ?.from('property_submissions')
    .select('reference, created_at')
    .eq('reference', reference)
    .maybeSingle();
  return recordFrom('property_submissions', query, (row) => ({
    reference: row.reference,
    receivedAt: row.created_at,
  }));
}
