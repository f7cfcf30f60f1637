/** The weather service of the tests, beside the other stubs they start. */
export { startWeatherStub } from '../../lib/weather/testing/stub.ts';
