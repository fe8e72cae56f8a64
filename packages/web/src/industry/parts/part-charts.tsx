import type { ImageName } from '@broadsheet/client';
import { Fragment } from 'react';
import { useChartCards } from './charts-context.js';
import { useReading } from './reading-context.js';
import { writeCaption } from './write-caption.js';

interface PartChartsProps {
  names: readonly ImageName[];
  of: { Facts?: { Name: ImageName; Value: string }[] } | undefined;
  /** The heading above them. */
  title: string;
}

/** The charts of a section, each with a sentence about it. */
export function PartCharts({ names, of, title }: PartChartsProps) {
  const renderCard = useChartCards();
  const { words, country, heading } = useReading();
  return names.map((name) => (
    <Fragment key={name}>
      {renderCard({
        name,
        heading,
        isTitleHidden: names.length === 1 && words.charts[name] === title,
        fact: writeCaption(of?.Facts?.find(({ Name }) => Name === name)?.Value, country),
      })}
    </Fragment>
  ));
}
