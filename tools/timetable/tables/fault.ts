/** Where something is written: a table and its line, the header being line 1. */
export interface At {
  readonly file: string;
  readonly row: number;
}

/** What is wrong with a row. */
export interface RowFault extends At {
  readonly message: string;
}

/** `sailings/piraeus.csv:12: unknown port "naxos"` */
export const describeFault = ({ file, row, message }: RowFault): string =>
  `${file}:${row}: ${message}`;
