/** Date on which the sources were read (ISO). */
export const sailingSourcesReadOn = '2026-11-22';

/** Sources of the limits. None of them is the rulebook of the port authorities itself. */
export const sailingSources = {
  /** Newsbomb, citing Kathimerini, 2025-08-09: who issues a ban, by which handbook, on which bulletin. */
  ban: 'https://www.newsbomb.gr/ellada/story/1670590/apagoreftiko-apoplou-pos-ekdidetai-kai-ti-isxyei-gia-to-metro-pou-thespistike-ti-dekaetia-tou-70',
  /** Zougla, August 2025: large ships are stopped at nine where no heavy swell runs; each has limits of its own. */
  forecaster: 'https://www.zougla.gr/greece/spane-oi-voriades-apo-avrio/',
  /** IMO, MSC.1/Circ.1329, 2009-06-11: the permit of a high-speed craft names wave height and wind force. */
  highSpeed: 'https://www.imorules.com/GUID-B395C15F-DF5D-4C45-B1D2-78AE5BFA0FEB.html',
} as const;
