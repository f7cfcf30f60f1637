import 'server-only';
import { type ActionContext, defineActionWith } from '@/lib/platform/actions/define-action';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { currentUser, type Person } from './current-user';

export interface PersonalContext extends ActionContext, Person {}

/** An action of the signed-in person, limited by their account; answers `signedOut` to others. */
export const definePersonalAction = defineActionWith<PersonalContext>(async (locale) => {
  const current = await currentUser();
  if (current.state === 'unavailable') throw new BackendUnavailable('The auth service is away');
  if (current.state === 'missing') throw new ActionFailure('signedOut');
  return {
    context: { locale, ...current.data },
    limitKey: `user:${current.data.user.id}`,
  };
});
