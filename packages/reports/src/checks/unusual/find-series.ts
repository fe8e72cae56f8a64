import type { TSchema } from 'typebox';
import { findMarkedMeasure, type MeasureKind } from '../../document/measures.js';

/** The parts of JSON Schema that matter here. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

export interface Measure {
  /** Within the record. */
  steps: readonly string[];
  kind: MeasureKind;
}

/** A list of records with figures, wherever a schema has one. */
export interface FigureList {
  /** The path to the list: property names, and a `Record` for each list of records on the way. */
  steps: readonly (string | RecordStep)[];
  /**
   * Properties with the time; the first one that a record has is used. Empty for a list without
   * times.
   */
  times: readonly string[];
  /** The property that names a record of a list without times. */
  keyField: string | undefined;
  measures: readonly Measure[];
}

/** The path within each record of a list. */
export interface RecordStep {
  keyField: string | undefined;
}

const timeFields = ['Year', 'Date', 'BalanceDate'];

/** The comparable figures in documents of a schema. */
export interface FigurePaths {
  lists: readonly FigureList[];
  /** Paths to shares outside of lists: property names. */
  shares: readonly (readonly string[])[];
}

export function findFigures(schema: TSchema): FigurePaths {
  const alone = listMeasures(schema, []).filter(({ kind }) => kind === 'share');
  return { lists: collect(schema, []), shares: alone.map(({ steps }) => steps) };
}

function collect({ properties = {} }: Schema, steps: FigureList['steps']): FigureList[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const at = [...steps, name];
    if (property.properties) return collect(property, at);
    const records = property.items;
    if (!records?.properties) return [];
    const keyField = findKeyField(records);
    const times = timeFields.filter((field) => records.properties?.[field]);
    const measures = listMeasures(records, []).filter(({ steps: [first] }) => first !== 'Year');
    const own = measures.length > 0 ? [{ steps: at, times, keyField, measures }] : [];
    return [...own, ...collect(records, [...at, { keyField }])];
  });
}

const findKeyField = ({ required = [], properties = {} }: Schema) =>
  required.find((name) => properties[name]?.type === 'string') ??
  required.find((name) => properties[name]?.enum);

function listMeasures({ properties = {} }: Schema, steps: readonly string[]): Measure[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const at = [...steps, name];
    if (property.properties) return listMeasures(property, at);
    const number = [property, ...(property.anyOf ?? [])].find(
      ({ type }) => type === 'number' || type === 'integer',
    );
    return number ? [{ steps: at, kind: findKind(number) }] : [];
  });
}

function findKind(schema: Schema): MeasureKind {
  const marked = findMarkedMeasure(schema);
  if (marked) return marked;
  const { type, minimum, exclusiveMinimum, maximum } = schema;
  if ((minimum ?? exclusiveMinimum ?? -1) < 0) return 'signed';
  if (maximum !== undefined && maximum <= 10) return 'score';
  // Hours of a week also end at 100, and begin at one.
  if (maximum === 100 && (minimum ?? 0) < 1) return 'share';
  return type === 'integer' ? 'count' : 'amount';
}
