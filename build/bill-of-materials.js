import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The libraries of the explorer's pages: npm treats them as development dependencies, but their
 * code is shipped.
 */
const inPages = ['react', 'react-dom', 'wouter'];

/**
 * Writes the shipped third-party packages as a CycloneDX document, from the lock file. `npm sbom`
 * could do it, but takes longer than all the rest of a build in which nothing changed, and leaves
 * out what is in the pages.
 */
export function writeBillOfMaterials(root, file) {
  const lock = readJson(join(root, 'package-lock.json'));
  writeFileSync(file, `${JSON.stringify(buildBillOfMaterials(lock), null, 2)}\n`);
}

function buildBillOfMaterials({ packages }) {
  const { own, shipped } = findShipped(packages);
  const product = describeProduct(packages['']);
  const direct = new Set([...own.values()].flat().filter((path) => shipped.has(path)));
  const components = new Map();
  const dependencies = new Map();
  for (const [path, needed] of shipped) {
    const component = describeComponent(path, packages[path]);
    const ref = component['bom-ref'];
    // A package that is installed in several folders is one component.
    components.set(ref, component);
    dependencies.set(ref, [...(dependencies.get(ref) ?? []), ...needed]);
  }
  const refOf = (path) => refOfPackage(nameOf(path), packages[path].version);
  const graph = new Map([[product['bom-ref'], [...direct]], ...dependencies]);
  const content = {
    metadata: { lifecycles: [{ phase: 'build' }], component: product },
    components: [...components.values()].sort(byRef),
    dependencies: [...graph].map(([ref, paths]) => ({
      ref,
      dependsOn: [...new Set(paths.map(refOf))].sort(),
    })),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    // The same for the same content, without a time, so that builds are reproducible.
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

/**
 * From the command through our packages to everything it needs: by path, the dependencies of each.
 */
function findShipped(packages) {
  const own = new Map();
  const shipped = new Map();
  const pages = 'packages/web';
  const visit = (path) => {
    const { link, resolved } = packages[path];
    if (link) {
      visit(resolved);
      return;
    }
    const isOurs = !path.includes('node_modules/');
    const found = isOurs ? own : shipped;
    if (found.has(path)) return;
    const names = [...listNeeded(packages[path]), ...(path === pages ? inPages : [])];
    const needed = names.flatMap((name) => findInstalled(packages, path, name) ?? []);
    found.set(path, needed);
    for (const each of needed) visit(each);
  };
  for (const path of ['', 'packages/cli']) visit(path);
  return { own, shipped };
}

function listNeeded({ dependencies, optionalDependencies, peerDependencies, ...rest }) {
  const { peerDependenciesMeta = {} } = rest;
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/** As Node resolves packages: in the folder of the package, then in the folders around it. */
function findInstalled(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = [...(folder === '' ? [] : [folder]), 'node_modules', name].join('/');
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

function describeProduct({ name, version, license }) {
  const purl = refOfPackage(name, version);
  return { type: 'application', 'bom-ref': purl, name, version, ...licensed(license), purl };
}

function describeComponent(path, { version, license, optional, integrity, resolved }) {
  const purl = refOfPackage(nameOf(path), version);
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(path),
    version,
    scope: optional ? 'optional' : 'required',
    // The lock file has none for binaries of platforms that nobody has installed on with it yet.
    ...(integrity && { hashes: integrity.split(' ').map(describeHash) }),
    ...licensed(license),
    purl,
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const refOfPackage = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `MIT` is one licence, `(MIT OR Apache-2.0)` an expression. */
function licensed(license) {
  if (license === undefined) return {};
  const isOne = /^[\w.+-]+$/.test(license);
  return { licenses: [isOne ? { license: { id: license } } : { expression: license }] };
}

/** The lock file has `sha512-` and Base64; CycloneDX has hexadecimal. */
function describeHash(integrity) {
  const [algorithm, digest] = integrity.split(/-(.*)/);
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-');
  return { alg, content: Buffer.from(digest, 'base64').toString('hex') };
}

const byRef = (one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1);

/** A UUID made in our own way (RFC 9562, version 8). */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
