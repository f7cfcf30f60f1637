import type { Instrumentation } from 'next';

/**
 * Runs once, before the server answers: a variable that is wrong ends it here, by its name. Thrown on,
 * the error would only be logged, and every page would answer 500. Then the ferry feed, its news,
 * the weather, files to be removed and saved trips are looked after. Nothing that has words to say may be imported here: those belong to the pages' side
 * of the build, and a start that takes them along cannot be built.
 */
export async function register() {
  // Written out for the bundler, which leaves the import out of what runs on the edge.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('./lib/foundation/env').catch((error: Error) => {
      // Printed for the operator, because the log reads its level from these variables.
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    // Before anything is fetched that it would measure.
    const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
    if (collector) {
      (await import('./lib/foundation/tracing')).startTracing(
        collector,
        env.OTEL_EXPORTER_OTLP_HEADERS,
      );
    }
    if (env.METRICS_PORT) (await import('./lib/sea/readings')).offerReadings();
    const { keepFeedFresh } = await import('./lib/sea/timetable/service/refreshing');
    await keepFeedFresh();
    const { keepRealtimeFresh } = await import('./lib/sea/timetable/realtime/services');
    keepRealtimeFresh();
    const { keepWeatherFresh } = await import('./lib/records/weather/forecast/service');
    await keepWeatherFresh();
    const { keepRemovingFiles } = await import('./lib/platform/supabase/removing-files');
    keepRemovingFiles();
    const { TRIP_WATCH_SECONDS: watchSeconds } = env;
    if (watchSeconds > 0) {
      (await import('./lib/trips/watch/service')).keepTripsWatched(watchSeconds);
    }
  }
}

/** Called by Next.js for whatever a page, a route, an action or the middleware throws. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('./lib/foundation/request-error');
    logRequestError(...failure);
  }
};
