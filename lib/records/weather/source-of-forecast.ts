/** Attribution of the forecast, required by its licence (https://open-meteo.com/en/licence, read 2026-11-22). */
export const openMeteo = {
  credit: 'Weather data by Open-Meteo.com',
  url: 'https://open-meteo.com/',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
