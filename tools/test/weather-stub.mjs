/** The weather service of the tests, next to the other stubs that they start. */
export { startWeatherStub } from '../../lib/records/weather/testing/stub.ts';
