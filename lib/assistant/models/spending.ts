import 'server-only';
import { env } from '@/lib/foundation/env';
import { sharedStore } from '@/lib/foundation/instances/shared-store';
import { keyOf } from '@/lib/foundation/instances/store';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { today } from '@/lib/foundation/time/athens';

/*
 * Tokens of the external model on the current day in Athens, over all visitors. Instances with a
 * shared store count together, others each for itself.
 */
const own = () => oncePerProcess('assistant-spending', () => ({ day: '', tokens: 0 }));

const twoDays = 2 * 24 * 60 * 60;

const keyOfToday = () => keyOf('assistant-tokens', today());

function ownToday() {
  const spent = own();
  if (spent.day !== today()) Object.assign(spent, { day: today(), tokens: 0 });
  return spent;
}

/** Counts tokens; a negative number gives back what an answer did not need. */
export async function spendTokens(tokens: number): Promise<void> {
  ownToday().tokens += tokens;
  const key = keyOfToday();
  await sharedStore()?.ask((client) =>
    client.multi().incrBy(key, Math.round(tokens)).expire(key, twoDays).exec(),
  );
}

/** True while the external model may be asked today. */
export async function hasTokensLeft(limit = env.ASSISTANT_TOKENS_PER_DAY): Promise<boolean> {
  if (ownToday().tokens >= limit) return false;
  const shared = await sharedStore()?.ask((client) => client.get(keyOfToday()));
  return Number(shared ?? 0) < limit;
}
