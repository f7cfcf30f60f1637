/** Maximum number of boats on one leg, which allows three changes. */
export const mostBoats = 4;

/**
 * Working arrays of a scan. Scans run without interruption, so all of them share one set that only
 * grows. A scan reads only entries it has written.
 */
export interface ScanLabels {
  /** Cost before boarding connection `c` as the `k`th boat: `c * mostBoats + k - 1`. */
  board: Float64Array;
  /** Predecessor: the label in `alight`, or -1 at the start. */
  before: Int32Array;
  /** Cost after getting off after connection `c` with `k` boats used. */
  alight: Float64Array;
  /** Connection at which that boat was boarded. */
  boardedAt: Int32Array;
  /** Previous connection at which the same boat may be boarded. */
  boardable: Int32Array;
  /** By run: last connection at which it may be boarded. */
  lastBoardable: Int32Array;
}

let labels: ScanLabels | undefined;

export function scanLabels(connections: number): ScanLabels {
  if (!labels || labels.boardable.length < connections) {
    labels = {
      board: new Float64Array(connections * mostBoats),
      before: new Int32Array(connections * mostBoats),
      alight: new Float64Array(connections * mostBoats),
      boardedAt: new Int32Array(connections * mostBoats),
      boardable: new Int32Array(connections),
      lastBoardable: new Int32Array(connections),
    };
  }
  labels.lastBoardable.fill(-1, 0, connections);
  return labels;
}
