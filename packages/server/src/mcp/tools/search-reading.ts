import { Type, type SearchResponse, closed } from '@broadsheet/contract';
import { groupThousands } from '@broadsheet/contract/words';

export const SearchUnderstood = Type.Object(
  {
    words: Type.Array(Type.String(), { description: 'The words that were looked for.' }),
    filters: Type.Array(Type.String(), {
      description: 'What narrowed the search: `country AU`, `family company`, `listed`.',
    }),
    instead: Type.Array(Type.String(), {
      description: 'Words that no report has, and what was looked for instead.',
    }),
  },
  { ...closed, description: 'How the query was read.' },
);

/** How a query was interpreted and, if nothing was found, what to try next. */
export function describeReading(page: SearchResponse | undefined, isFound: boolean) {
  const { Understood: understood, Suggestions: near = [], Searchable } = page ?? {};
  return {
    ...(understood && {
      understood: {
        words: understood.Words,
        filters: listFilters(understood),
        instead: (understood.Instead ?? []).map(
          ({ Typed, Used }) => `${Typed}: ${Used.join(', ')}`,
        ),
      },
    }),
    ...(!isFound && { tryNext: suggestNext(near, Searchable) }),
  };
}

function listFilters(understood: NonNullable<SearchResponse['Understood']>): string[] {
  const { Country, Countries = [], Families = [], Language, Listed } = understood;
  return [
    ...[...(Country === undefined ? [] : [Country]), ...Countries].map((code) => `country ${code}`),
    ...Families.map((family) => `family ${family}`),
    ...(Language === undefined ? [] : [`language ${Language}`]),
    ...(Listed === undefined ? [] : [Listed === true ? 'listed' : `listed on ${Listed}`]),
  ];
}

/** The number of searched reports is undefined if the query has no word to search for. */
function suggestNext(near: readonly string[], searchable: number | undefined): string {
  if (searchable === undefined) {
    return 'The query has no words, so nothing was searched. Name the subject in a few plain words.';
  }
  const searched = `${groupThousands(String(searchable))} reports were searched, all that this client may read.`;
  return near.length > 0
    ? `${searched} Words that reports have and that are spelled alike: ${near.join(', ')}.`
    : `${searched} Try a broader word for the subject, its sector or a synonym, without a country, family or language.`;
}
