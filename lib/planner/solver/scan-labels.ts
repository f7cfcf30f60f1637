/** Most boats on one leg: three changes. */
export const mostBoats = 4;

/**
 * Working arrays of a scan. A scan runs through without pause, so one set serves all of them and only grows;
 * what a scan reads of them it has written before.
 */
export interface ScanLabels {
  /** Cost before boarding at connection `c` as the `k`th boat: `c * mostBoats + k - 1`. */
  board: Float64Array;
  /** Where that came from: the label in `alight`, or -1 at the start. */
  before: Int32Array;
  /** Cost after getting off behind connection `c`, having used `k` boats. */
  alight: Float64Array;
  /** Connection at which that boat was boarded. */
  boardedAt: Int32Array;
  /** Connection before at which the same boat may be boarded. */
  boardable: Int32Array;
  /** By run: the last connection at which it may be boarded. */
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
