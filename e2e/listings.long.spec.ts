import { hotelJourney } from './support/hotel-journey';

// With scripts, on the other screen of each language: listings.spec.ts.
hotelJourney({ locale: 'en', screen: 'a phone', javaScriptEnabled: false });
hotelJourney({ locale: 'el', screen: 'a wide screen', javaScriptEnabled: false });
