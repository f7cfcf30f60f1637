import 'server-only';
import { isWithinLimit } from '@/lib/actions/rate-limit';
import { BackendUnavailable } from '@/lib/actions/result';
import { currentUser } from '@/lib/auth/current-user';
import { secondsToWait } from '@/lib/http/compute-limit';
import { assistantLimits } from './limits';

/**
 * Counts a question; the seconds to wait when the hour's are used up, else 0. Counted across instances by the
 * database, by account where somebody is signed in; without it by this process.
 */
export async function secondsUntilNextQuestion(headers: Headers): Promise<number> {
  const current = await currentUser();
  const { visitor, person } = assistantLimits;
  try {
    const isWithin =
      current.state === 'found'
        ? await isWithinLimit(person, `user:${current.data.user.id}`)
        : await isWithinLimit(visitor);
    // When the window opened the database keeps to itself.
    return isWithin ? 0 : visitor.windowSeconds;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return secondsToWait('assistant', headers);
  }
}
