import { fileURLToPath } from 'node:url';
import * as ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Everything public that has no doc comment: `Broadsheet.search`. */
function listUndocumented(entry: string): string[] {
  const program = ts.createProgram([`${folder}src/${entry}`], { module: ts.ModuleKind.NodeNext });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(`${folder}src/${entry}`);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const members = [...(symbol.members?.values() ?? [])].filter(isSeen);
    return [symbol, ...members]
      .filter((one) => one.getDocumentationComment(checker).length === 0)
      .map((one) => (one === symbol ? symbol.name : `${symbol.name}.${one.name}`));
  });
}

/** Members that are written in the source and not private. */
function isSeen(member: ts.Symbol): boolean {
  const [declaration] = member.declarations ?? [];
  return (
    declaration !== undefined &&
    !ts.isTypeParameterDeclaration(declaration) &&
    !member.name.startsWith('#') &&
    member.name !== '__constructor'
  );
}

test.each(['index.ts', 'file-cache.ts'])('everything that %s exports is documented', (entry) => {
  expect(listUndocumented(entry)).toEqual([]);
});
