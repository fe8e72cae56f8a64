import { describe, expect, it } from 'vitest';
import { parseJsonText } from '../src/sources/parse-json.js';
import { parseYamlText } from '../src/sources/parse-yaml.js';
import type { ParsedText } from '../src/sources/parsed-text.js';

/** `line:column message` for every problem of a text. */
const faultsOf = ({ faults }: ParsedText) =>
  faults.map(({ line, column, message }) => `${String(line)}:${String(column)} ${message}`);

describe('a JSON text', () => {
  it.each([
    ['{"a": 1,}', '1:9', 'no comma after the last entry'],
    ['{"a": 1\n "b": 2}', '2:2', 'A comma or } is missing'],
    ['{a: 1}', '1:2', 'A name in double quotes'],
    ["{'a': 1}", '1:2', 'A name in double quotes'],
    ['{"a" 1}', '1:6', 'A colon is missing'],
    ['{"a": [1, 2', '1:12', 'the text ends here'],
    ['{"a": 012}', '1:8', 'A number does not begin with 0'],
    ['{"a": NaN}', '1:7', 'A value is missing here'],
    ['{"a": "x\ny"}', '1:7', 'A quotation mark is missing'],
    ['{"a": "\\x"}', '1:7', 'begins no escape'],
    ['{"a": 1}\n{}', '2:1', 'more after the end'],
    ['', '1:1', 'A value is missing here'],
  ])('%j is refused at %s', (text, location, reason) => {
    const [fault = ''] = faultsOf(parseJsonText(text));
    expect(fault).toContain(`${location} This is not JSON.`);
    expect(fault).toContain(reason);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('may not give a name twice, which JSON.parse would hide', () => {
    const text = '{"Code": "1", "Title": "A",\n "Code": "2", "Title": "B"}';
    expect(faultsOf(parseJsonText(text))).toEqual([
      '2:2 "Code" is given twice here; keep one of them.',
      '2:15 "Title" is given twice here; keep one of them.',
    ]);
  });

  it('may not be nested deeper than the stack allows', () => {
    const [fault] = faultsOf(parseJsonText('['.repeat(100_000)));
    expect(fault).toContain('nested deeper');
  });

  it('takes whatever JSON.parse takes', () => {
    const text = '\t{"a":[1.5e-3,-0,true,null,"\\u00e9\\n/"],"b":{},"":[[],{}]}\r\n';
    expect(parseJsonText(text)).toMatchObject({ value: JSON.parse(text) as unknown, faults: [] });
  });

  it('tells where a value stands, or what should hold a missing one', () => {
    const { locate } = parseJsonText('{\n  "a/b": [10,\n    {"c": 5}],\n  "d": "x"\n}');
    expect(locate('')).toEqual({ line: 1, column: 1 });
    expect(locate('/a~1b/0')).toEqual({ line: 2, column: 11 });
    expect(locate('/a~1b/1/c')).toEqual({ line: 3, column: 11 });
    expect(locate('/a~1b/1/missing')).toEqual({ line: 3, column: 5 });
    expect(locate('/d')).toEqual({ line: 4, column: 8 });
  });
});

describe('a YAML text', () => {
  it.each([
    ['a: 1\na: 2\n', '2:1', 'given twice'],
    ['a: 1\n---\nb: 2\n', '2:1', 'one report document'],
    ['a:\n\tb: 1\n', '2:1', 'indented with spaces'],
    ['a: [1, 2\nb: 3\n', '1:4', 'This [ is not closed'],
    ['a: "x\n', '1:4', 'This quotation mark is not closed'],
    ['a: "x" "y"\n', '1:', 'The text goes on after its quotation mark'],
  ])('%j is refused at %s', (text, location, reason) => {
    const faults = faultsOf(parseYamlText(text));
    expect(faults.join('\n')).toContain(reason);
    expect(faults.some((fault) => fault.startsWith(location))).toBe(true);
  });

  it('keeps codes in quotes as text, and dates and country codes too', () => {
    const { value } = parseYamlText("Code: '1214'\nDataDate: 2026-06-30\nCountry: NO\n");
    expect(value).toEqual({ Code: '1214', DataDate: '2026-06-30', Country: 'NO' });
  });

  it('tells where a value stands: by its name where it begins on another line', () => {
    const { locate } = parseYamlText(
      'Title: Wine\nRevenue:\n  - { Year: 2017, Value: -5 }\n  - Year: 2018\n',
    );
    expect(locate('/Title')).toEqual({ line: 1, column: 8 });
    expect(locate('/Revenue')).toEqual({ line: 2, column: 1 });
    expect(locate('/Revenue/0/Value')).toEqual({ line: 3, column: 26 });
    expect(locate('/Revenue/1/Value')).toEqual({ line: 4, column: 5 });
    expect(locate('/Revenue/1/Year')).toEqual({ line: 4, column: 11 });
  });

  it('follows aliases, and refuses those that would fill the memory', () => {
    const { value, locate } = parseYamlText('a: &x { b: 1 }\nc: *x\n');
    expect(value).toEqual({ a: { b: 1 }, c: { b: 1 } });
    expect(locate('/c/b')).toEqual({ line: 1, column: 12 });
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh']) {
      bomb.push(
        `${String(to)}: &${String(to)} [${Array(9)
          .fill(`*${String(from)}`)
          .join(', ')}]`,
      );
    }
    const [fault] = faultsOf(parseYamlText(bomb.join('\n')));
    expect(fault).toMatch(/alias/i);
    expect(faultsOf(parseYamlText('a: *nowhere'))).toHaveLength(1);
  });

  it.each([
    ['x: &x\n  b: *x\n'],
    ['x: &x [*x, *x]\n'],
    [`x: ${'['.repeat(101)}${']'.repeat(101)}\n`],
  ])('may not be endless: %j', (text) => {
    const [fault] = faultsOf(parseYamlText(text));
    expect(fault).toContain('This YAML cannot be read. A value holds itself');
    expect(fault).toContain('deeper than 100 levels.');
  });
});
