/** Position in a table; the header is line 1. */
export interface At {
  readonly file: string;
  readonly row: number;
}

/** Problem of a row. */
export interface RowFault extends At {
  readonly message: string;
}

/** `sailings/piraeus.csv:12: unknown port "naxos"` */
export const describeFault = ({ file, row, message }: RowFault): string =>
  `${file}:${row}: ${message}`;
