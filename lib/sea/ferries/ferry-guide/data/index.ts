import type { PortGuide } from '../schema';
import { centreAndSouthPorts } from './centre-south';
import { mainlandPorts } from './mainland';
import { northAndWestPorts } from './north-west';

/** Every port of the timetable, area by area, in the order in which the boats reach them. */
export const portGuides: readonly PortGuide[] = [
  ...mainlandPorts,
  ...northAndWestPorts,
  ...centreAndSouthPorts,
];
