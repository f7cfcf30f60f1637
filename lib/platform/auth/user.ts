/** The signed-in person, as the browser keeps it between visits. */
export interface SessionUser {
  id: string;
  email: string;
  name?: string | undefined;
  avatar?: string | undefined;
  displayName?: string | undefined;
}

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/**
 * The name shown in the navigation: the display name, else the name, else the part of the e-mail
 * address before the at sign, else 'User'.
 */
export function shownName(user: Partial<SessionUser>): string {
  return text(user.displayName) ?? text(user.name) ?? text(user.email?.split('@')[0]) ?? 'User';
}

/** Reads a person from local storage; null for any other content. */
export function parseSessionUser(stored: unknown): SessionUser | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const id = text(fields.id);
  if (!id) return null;
  return {
    id,
    email: text(fields.email) ?? '',
    name: text(fields.name),
    avatar: text(fields.avatar),
    displayName: text(fields.displayName),
  };
}

/** The used part of a person in the auth service's response. */
interface ServiceUser {
  id: string;
  email?: string | undefined;
  user_metadata: Record<string, unknown>;
}

/**
 * A person from the auth service's answer. The name is `full_name`, else the part of the address before the
 * at sign, else 'User'.
 */
export function sessionUser({ id, email = '', user_metadata }: ServiceUser): SessionUser {
  return {
    id,
    email,
    name: text(user_metadata.full_name) ?? text(email.split('@')[0]) ?? 'User',
    avatar: text(user_metadata.avatar_url),
    displayName: text(user_metadata.display_name),
  };
}
