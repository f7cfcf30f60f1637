/**
 * The written chapters of the ferry guide: their ids, which are their anchors, and the texts of
 * content/ferry-guide that each is made of.
 */
export const ferryChapters = [
  { id: 'tickets', texts: ['tickets'] },
  { id: 'classes', texts: ['classes'] },
  { id: 'luggage', texts: ['luggage'] },
  { id: 'vehicles', texts: ['vehicles'] },
  { id: 'pets', texts: ['pets'] },
  { id: 'accessibility', texts: ['accessibility'] },
  { id: 'wind', texts: ['wind', 'cancelled'] },
  { id: 'rights', texts: ['rights', 'claims'] },
  { id: 'seasickness', texts: ['seasickness'] },
] as const;
