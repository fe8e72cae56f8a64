import type { KeyPersonnelBody, OtherDirectorshipsBody } from '@broadsheet/client';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { formatDate } from '../figures/format-date.js';
import { Missing } from '../figures/missing.js';
import type { SectionProps } from '../page/bodies.js';

type Person = KeyPersonnelBody['Personnel'][number];

/**
 * The people who lead the company. A person in two groups is listed in the first, with both roles.
 */
export function People({ bodies, tag }: SectionProps) {
  const { company: words } = useWords();
  const { keypersonnel, otherdirectorships } = bodies;
  const people = keypersonnel?.Personnel ?? [];
  const directors = people.filter(({ Roles }) => Roles.includes('Director'));
  const executives = people.filter(
    (person) => person.Roles.includes('Executive') && !directors.includes(person),
  );
  const others = people.filter(
    (person) => !directors.includes(person) && !executives.includes(person),
  );
  return (
    <>
      <PeopleList title={words.directors} people={directors} tag={tag} />
      <PeopleList title={words.executives} people={executives} tag={tag} />
      <PeopleList title={words.others} people={others} tag={tag} />
      {people.length === 0 && <p className="company-no-data">{words.noPeople}</p>}
      <div className="company-part">
        <h3>{words.otherDirectorships}</h3>
        {otherdirectorships ? (
          <Directorships directors={otherdirectorships.Directors} tag={tag} />
        ) : (
          <p className="company-no-data">{words.noneGivenHere}</p>
        )}
      </div>
    </>
  );
}

function PeopleList({ title, people, tag }: { title: string; people: Person[]; tag: string }) {
  const words = useWords();
  if (people.length === 0) return null;
  return (
    <div className="company-part">
      <h3>{title}</h3>
      <ul className="company-cards">
        {people.map(({ Name, Title, Position, Roles, AppointedOn }, index) => (
          <li key={index}>
            <span className="name" lang={tag}>
              {Title !== undefined && `${Title} `}
              {Name}
            </span>
            <span lang={tag}>{Position}</span>
            <span className="aside">{describe(Roles, AppointedOn, words)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Director and executive, since 1 July 2019`; a single role is in the heading already. */
function describe(
  roles: Person['Roles'],
  appointedOn: string | undefined,
  { tag, company }: ExplorerWords,
): string {
  const both = roles.length > 1 ? roles.map((role) => company.roles[role]) : [];
  const since = appointedOn === undefined ? undefined : formatDate(appointedOn, tag);
  return company.rolesAndSince(both, since);
}

interface DirectorshipsProps {
  directors: OtherDirectorshipsBody['Directors'];
  tag: string;
}

function Directorships({ directors, tag }: DirectorshipsProps) {
  const { tag: own, company: words } = useWords();
  return (
    <ScrollBox label={words.otherDirectorships}>
      <table className="company-figures company-words">
        <caption className="visually-hidden">{words.boards}</caption>
        <thead>
          <tr>
            {[words.director, words.company, words.position, words.since].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {directors.flatMap(({ Name, Directorships }, director) =>
            Directorships.map(({ Company, Position, Since }, index) => (
              <tr key={`${String(director)}/${String(index)}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={Directorships.length} lang={tag}>
                    {Name}
                  </th>
                )}
                <td lang={tag}>{Company}</td>
                <td lang={tag}>{Position ?? <Missing />}</td>
                <td>{Since === undefined ? <Missing /> : formatDate(Since, own)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}
