'use client';

import { BoatWishFields, type BoatWishFieldsProps } from '@/components/timetable/boat-wish-fields';

/** Client boundary without children: the fields are sent as props and HTML, not as markup twice. */
export const FilterFields = (props: BoatWishFieldsProps) => <BoatWishFields {...props} />;
