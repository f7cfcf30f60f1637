import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import { type Answer, recordFrom } from '@/lib/supabase/answer';

/** What anybody with a reference number may know of a sending: nothing of the property or its sender. */
export interface Receipt {
  reference: string;
  /** ISO instant. */
  receivedAt: string;
}

/** Whether a reference number is one of ours, and since when. Source: the table `property_submissions`. */
export function receiptOf(reference: string): Promise<Answer<Receipt>> {
  const asked = adminClient()
    ?.from('property_submissions')
    .select('reference, created_at')
    .eq('reference', reference)
    .maybeSingle();
  return recordFrom('property_submissions', asked, (row) => ({
    reference: row.reference,
    receivedAt: row.created_at,
  }));
}
