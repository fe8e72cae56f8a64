import type { CompetitiveForce, Level, Trend } from '@broadsheet/contract';
import type { ReasonedPoint } from '../kinds/kind.js';
import type { Words } from '../report.js';

/** Hand-written texts of one report in one language; names and series come from the document. */
export interface WrittenWords {
  takeaways: readonly string[];
  definition: string;
  activities: readonly string[];
  includes: readonly string[];
  excludes: readonly string[];
  analysis: NonNullable<Words['Analysis']>;
  forces: readonly (readonly [CompetitiveForce, Level, Trend, string])[];
  /** Texts of the companies, in the order of CompanyMarketShare. */
  companies: readonly string[];
  /** Name, unit and text of the drivers, in the order of the generated ones. */
  drivers: readonly (readonly [name: string, unit: string, text: string])[];
  factors: readonly ReasonedPoint[];
  strengths: readonly ReasonedPoint[];
  weaknesses: readonly ReasonedPoint[];
  opportunities: readonly ReasonedPoint[];
  threats: readonly ReasonedPoint[];
  rules: readonly ReasonedPoint[];
  questions: readonly (readonly [topic: string, question: string, background: string])[];
  glossary: readonly ReasonedPoint[];
}

/** Replaces generated texts by hand-written ones; figures, codes and numbers stay. */
export function applyWritten(words: Words, written: WrittenWords): Words {
  const points = (list: readonly ReasonedPoint[]) =>
    list.map(([Point, Detail]) => ({ Point, Detail }));
  return {
    ...words,
    KeyTakeaways: [...written.takeaways],
    About: {
      ...words.About,
      Definition: written.definition,
      Activities: [...written.activities],
      Includes: [...written.includes],
      Excludes: [...written.excludes],
    },
    Analysis: written.analysis,
    CompetitiveForces: written.forces.map(([Force, Level, Trend, Text]) => ({
      Force,
      Level,
      Trend,
      Text,
    })),
    ...applyTexts(words, written),
    KeySuccessFactors: written.factors.map(([Factor, Detail]) => ({ Factor, Detail })),
    SWOT: {
      Strengths: points(written.strengths),
      Weaknesses: points(written.weaknesses),
      Opportunities: points(written.opportunities),
      Threats: points(written.threats),
    },
    Regulation: {
      ...words.Regulation,
      Rules: written.rules.map(([Name, Detail]) => ({ Name, Detail })),
    },
    Questions: written.questions.map(([Topic, Question, Background]) => ({
      Topic,
      Question,
      Background,
    })),
    Glossary: written.glossary.map(([Term, Definition]) => ({ Term, Definition })),
  };
}

/** Texts of what the document names itself. */
function applyTexts(words: Words, { companies, drivers }: WrittenWords): Words {
  return {
    Companies: (words.Companies ?? []).map((company, index) => ({
      ...company,
      Text: companies[index] ?? company.Text ?? company.Name,
    })),
    ExternalDrivers: (words.ExternalDrivers ?? []).map((driver, index) => {
      const [Name = driver.Name, Unit = driver.Unit ?? '', Text = ''] = drivers[index] ?? [];
      const Profile = driver.Profile && { Profile: { ...driver.Profile, Title: Name } };
      return { ...driver, Name, Unit, ...Profile, Text };
    }),
  };
}
