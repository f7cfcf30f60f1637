import type { Locale } from '@/lib/i18n/locales';
import type { AirportCode } from './airports';

export type Units = 'metric' | 'imperial';

/** What a person has chosen for the site. */
export interface Preferences {
  locale: Locale;
  homeAirport: AirportCode | null;
  units: Units;
}

/** The account as its page shows it. */
export interface Account {
  id: string;
  email: string;
  /** An address that waits for its confirmation. */
  newEmail: string | undefined;
  name: string;
  displayName: string;
  /** Hosted address of the picture. */
  picture: string | undefined;
  /** ISO instant. */
  createdAt: string;
  /** False where the backend keeps no files, and while that cannot be found out. */
  hasPictureStorage: boolean;
  preferences: Preferences;
}
