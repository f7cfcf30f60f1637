import { env } from '@/lib/foundation/env';

/**
 * Partners that pay a commission on bookings from this site, with the code for their links: those
 * whose variable is set. All statements about money, and the `rel` of every link, follow from this
 * list.
 */
export const partnerCodes: Readonly<Record<string, string | undefined>> = {
  'Booking.com': env.BOOKING_AFFILIATE_ID,
  GetYourGuide: env.GETYOURGUIDE_PARTNER_ID,
  Viator: env.VIATOR_PARTNER_ID,
  Skyscanner: env.SKYSCANNER_MEDIA_PARTNER_ID,
  'Discover Cars': env.DISCOVER_CARS_AFFILIATE_ID,
  Kiwitaxi: env.KIWITAXI_PARTNER_ID,
};

/** Names of the partners with a code. */
export const withCode = (codes: typeof partnerCodes): readonly string[] =>
  Object.keys(codes).filter((name) => codes[name]);

export const payingPartners = withCode(partnerCodes);
