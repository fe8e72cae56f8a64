import { block, defineFamily, Type, type KeyField } from '@broadsheet/contract';
import { defineReportFamily } from '@broadsheet/reports';

const region: KeyField = {
  name: 'Region',
  plural: 'Regions',
  schema: Type.String({ description: 'Region of the country.', pattern: '^[A-Za-z]{2,3}$' }),
};
const model: KeyField = {
  name: 'ModelNumber',
  plural: 'ModelNumbers',
  schema: Type.Integer({ description: 'Number of the model.', minimum: 1, maximum: 9999 }),
};

const TitleOfGadget = Type.Object(
  { Title: Type.String({ description: 'What it is called.' }) },
  { $id: 'GadgetTitleBody', description: 'Its name.' },
);
const Parts = Type.Object(
  { Parts: Type.Array(Type.String({ description: 'A part.' }), block('table')) },
  { $id: 'GadgetPartsBody', description: 'What it is made of.' },
);

/** A family that only these tests know. The label of one section is unlike its token. */
const gadget = defineFamily({
  name: 'gadget',
  typeName: 'Gadget',
  title: 'Gadget reports',
  oneReport: 'a gadget report',
  about: 'One gadget in one region.',
  key: { fields: [region, model] },
  sections: {
    title: { label: 'Title', about: 'Its name', body: TitleOfGadget },
    innards: { label: 'What is inside', about: 'Its parts', body: Parts },
    spares: { label: 'Spares', about: 'Parts to buy', body: Parts },
  },
  charts: { Sales: 'Sales by kind of buyer' },
  variants: { Everything: { about: 'All parts, also the small ones.' } },
  example: { Country: 'AU', key: { Region: 'VIC', ModelNumber: 7 }, Title: 'A', Sector: 'B' },
});

const text = (description: string) => Type.String({ description });

export const gadgetFamily = defineReportFamily({
  definition: gadget,
  document: Type.Object(
    {
      Country: text('The country.'),
      Region: region.schema,
      ModelNumber: model.schema,
      Language: text('The language.'),
      Title: text('Its name.'),
      Parts: Type.Array(text('A part.'), { description: 'The largest first.' }),
    },
    { required: ['Country', 'Region', 'ModelNumber', 'Language', 'Title', 'Parts'] },
  ),
  check: () => [],
  derive: ({ Title, Parts: parts }) => ({
    title: Title,
    sector: '',
    searchTerms: [],
    sections: { title: { Title }, innards: { Parts: parts.slice(0, 1) } },
    variants: { Everything: { innards: { Parts: parts } } },
    charts: {
      Sales: {
        ...{ kind: 'shares', name: 'Sales', title: Title, subtitle: 'Per cent', locale: 'en' },
        ...{ source: 'Made up', altText: 'Bar chart of sales.', other: null },
        parts: [{ name: 'Shops', share: 100 }],
        words: { other: 'Other', share: 'Share' },
      },
    },
  }),
});

/** A document of one gadget. */
export function gadgetDocument(modelNumber: number, title: string) {
  return {
    ...{ Family: 'gadget', Country: 'AU', Region: 'VIC', ModelNumber: modelNumber },
    ...{ Language: 'English', Title: title, Parts: ['Motor', 'Screw'] },
  };
}
