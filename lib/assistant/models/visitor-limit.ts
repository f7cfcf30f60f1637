import 'server-only';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { isWithinLimit } from '@/lib/platform/actions/rate-limit';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { currentUser } from '@/lib/platform/auth/current-user';
import { assistantLimits } from './limits';

/**
 * Counts a question and returns the seconds to wait, or 0 within the limit. For an external model
 * the database counts across instances, by account if signed in; without a database this process
 * counts. The built-in model costs nothing: its questions count like other short computations.
 */
export async function secondsUntilNextQuestion(
  headers: Headers,
  isOutside: boolean,
): Promise<number> {
  if (!isOutside) return secondsToWait('assistant-call', headers);
  const current = await currentUser();
  const { visitor, person } = assistantLimits;
  try {
    const isWithin =
      current.state === 'found'
        ? await isWithinLimit(person, `user:${current.data.user.id}`)
        : await isWithinLimit(visitor);
    // The database does not reveal when the window started.
    return isWithin ? 0 : visitor.windowSeconds;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return secondsToWait('assistant', headers);
  }
}
