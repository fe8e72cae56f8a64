import type { RiskDocument } from '@broadsheet/reports';

/** Hand-written data of one risk report; its past is generated. */
export type RiskProfile = { country: string; code: string } & Required<
  Pick<RiskDocument, 'Structural' | 'Growth' | 'Sensitivity' | 'Analysis'>
> & {
    /**
     * The years that its text on the past mentions, and by how many points they moved the score.
     */
    shocks: Readonly<Partial<Record<number, number>>>;
    /** Industries of the demo with a risk report, by country and code. */
    related: readonly (readonly [country: string, code: string])[];
  };

type Structural = RiskDocument['Structural']['Components'][number];
type Sensitivity = RiskDocument['Sensitivity']['Components'][number];

/** One hand-written structural component. */
export const structural = (
  Component: Structural['Component'],
  Score: number,
  Weight: number,
  Text: string,
): Structural => ({ Component, Score, Weight, Text });

interface WrittenScore {
  Name: string;
  Score: number;
  Weight: number;
  Text: string;
}

/** A component about a driver that the demo has a report on. */
export const drivenBy = (Driver: string, component: WrittenScore): Sensitivity => ({
  ...component,
  Driver,
});
