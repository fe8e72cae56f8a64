/** What an operation of the service answered. */
export interface OperationAnswer {
  status: number;
  text: string;
  /** The header of that name, which is given in lower case. */
  header(name: string): string | undefined;
}
