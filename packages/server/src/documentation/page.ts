import type { Operation } from '@broadsheet/contract';

export function renderDocumentation({
  version,
}: {
  operations: Operation[];
  version: string;
}): string {
  return `<!doctype html><title>Broadsheet ${version}</title>`;
}
