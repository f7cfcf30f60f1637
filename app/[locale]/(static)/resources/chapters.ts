import { EmergencyNumbers } from '@/components/help/emergency-numbers';
import { Costs } from './costs';

/**
 * Chapters in order, by the slug of their text; content drawn from records goes before or after a
 * text.
 */
export const chapters = [
  { id: 'emergency', Before: EmergencyNumbers },
  { id: 'insurance' },
  { id: 'health' },
  { id: 'borders' },
  { id: 'money', After: Costs },
  { id: 'small-islands' },
  { id: 'shops' },
  { id: 'tap-water' },
  { id: 'phone' },
  { id: 'airports' },
  { id: 'flights' },
  { id: 'lost-luggage' },
  { id: 'storage' },
  { id: 'sea' },
  { id: 'riding' },
  { id: 'sights' },
  { id: 'accessibility' },
  { id: 'official' },
] as const;
