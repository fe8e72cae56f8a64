export interface Period {
  from: number;
  to: number;
}
