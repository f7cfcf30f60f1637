'use client';

import { BoatWishFields, type BoatWishFieldsProps } from '@/components/timetable/boat-wish-fields';

/** What narrows the lists. A leaf, so that it is sent as words and markup rather than as markup twice. */
export const FilterFields = (props: BoatWishFieldsProps) => <BoatWishFields {...props} />;
