/** The part of clipper-lib (Angus Johnson's Clipper for JavaScript) that the charts use. */
declare module 'clipper-lib' {
  export interface IntPoint {
    X: number;
    Y: number;
  }
  type Path = IntPoint[];
  type Paths = Path[];
  class Clipper {
    AddPaths(paths: Paths, type: number, closed: boolean): void;
    AddPath(path: Path, type: number, closed: boolean): void;
    Execute(operation: number, solution: Paths, subject: number, clip: number): boolean;
  }
  class ClipperOffset {
    constructor(miterLimit: number, arcTolerance: number);
    AddPaths(paths: Paths, join: number, end: number): void;
    Execute(solution: Paths, delta: number): void;
  }
  const ClipType: { ctIntersection: number; ctUnion: number };
  const PolyType: { ptSubject: number; ptClip: number };
  const PolyFillType: { pftEvenOdd: number; pftNonZero: number };
  const JoinType: { jtRound: number };
  const EndType: { etClosedPolygon: number };
  const library: {
    Clipper: typeof Clipper;
    ClipperOffset: typeof ClipperOffset;
    ClipType: typeof ClipType;
    PolyType: typeof PolyType;
    PolyFillType: typeof PolyFillType;
    JoinType: typeof JoinType;
    EndType: typeof EndType;
  };
  export default library;
}
