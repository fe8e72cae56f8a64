/** The answer of an operation of the service. */
export interface OperationAnswer {
  status: number;
  text: string;
  /** The header of that name, which is given in lower case. */
  header(name: string): string | undefined;
}
