import type { TrackedVessel, VesselReport } from './types.ts';

/** A report older than this says less than the timetable, minutes. */
const staleAfter = 15;

const greek: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'I',
  Θ: 'TH',
  Ι: 'I',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Ν: 'N',
  Ξ: 'X',
  Ο: 'O',
  Π: 'P',
  Ρ: 'R',
  Σ: 'S',
  Τ: 'T',
  Υ: 'Y',
  Φ: 'F',
  Χ: 'CH',
  Ψ: 'PS',
  Ω: 'O',
};

/** A vessel's name as transponders, tables and people write it, made comparable: `ΝΑΞΟΣ Star` is `NAXOSSTAR`. */
export function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[Α-Ω]/g, (letter) => greek[letter] ?? letter)
    .replace(/^(F\/?B|H\/?S\/?C|M\/?V|C\/?F)\s+/, '')
    .replace(/[^A-Z0-9]/g, '');
}

/**
 * Replaces estimates by reported positions, matched by the vessel's name. Ignores reports that are stale, come from the
 * future or name a boat that is not under way.
 */
export function withReports(
  vessels: readonly TrackedVessel[],
  reports: readonly VesselReport[],
  instant: number,
): TrackedVessel[] {
  const byName = new Map<string, VesselReport>();
  for (const report of reports) {
    const name = comparableName(report.name);
    const held = byName.get(name);
    const age = instant - report.at;
    if (name && age <= staleAfter && age >= -1 && (!held || held.at < report.at)) {
      byName.set(name, report);
    }
  }
  return vessels.map((vessel) => {
    const report = vessel.name ? byName.get(comparableName(vessel.name)) : undefined;
    if (!report) return vessel;
    return {
      ...vessel,
      position: report.position,
      heading: report.heading ?? vessel.heading,
      source: 'live',
      reportedAt: report.at,
    };
  });
}
