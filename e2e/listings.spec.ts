import { hotelJourney } from './support/hotel-journey';

// Without scripts, on the other screen of each language: listings.long.spec.ts.
hotelJourney({ locale: 'en', screen: 'a wide screen', javaScriptEnabled: true });
hotelJourney({ locale: 'el', screen: 'a phone', javaScriptEnabled: true });
