import type { ListActions } from '@/components/saved-trips/list/list-actions';
import {
  archiveInList,
  deleteInList,
  duplicateInList,
  purgeInList,
  renameInList,
  restoreInList,
} from './actions';

/** Actions on a trip in the list. */
export const listActions: ListActions = {
  rename: renameInList,
  duplicate: duplicateInList,
  archive: archiveInList,
  delete: deleteInList,
  restore: restoreInList,
  purge: purgeInList,
};
