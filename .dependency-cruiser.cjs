/**
 * The layer table of docs/architecture.md, enforced. A package imports only what its line says;
 * type imports and cycles count too. `scripts/check-boundaries.ts` fails when fewer modules than
 * a floor were seen, so that the wall cannot vanish unnoticed.
 */
const mayImport = {
  'packages/japanese': [],
  'packages/srs': [],
  'packages/handwriting': [],
  'packages/ui-kit': [],
  'packages/study': ['packages/srs'],
  'packages/japanese-ui': ['packages/japanese', 'packages/ui-kit'],
  'packages/dictionary-db': ['packages/japanese'],
  'packages/contract': ['packages/japanese', 'packages/srs', 'packages/study'],
  'packages/user-db': ['packages/srs', 'packages/study'],
  'packages/auth-server': ['packages/contract', 'packages/user-db'],
  'packages/api': [
    'packages/contract',
    'packages/japanese',
    'packages/srs',
    'packages/study',
    'packages/dictionary-db',
    'packages/user-db',
  ],
  'apps/web': [
    'packages/contract',
    'packages/japanese',
    'packages/srs',
    'packages/study',
    'packages/handwriting',
    'packages/ui-kit',
    'packages/japanese-ui',
  ],
  'apps/server': [
    'packages/contract',
    'packages/api',
    'packages/auth-server',
    'packages/dictionary-db',
    'packages/user-db',
  ],
  'apps/dictionary-builder': [
    'packages/japanese',
    'packages/dictionary-db',
    'packages/handwriting',
    'packages/study',
  ],
  'apps/bench': [
    'packages/contract',
    'packages/japanese',
    'packages/dictionary-db',
    'packages/handwriting',
    'packages/user-db',
    'packages/srs',
    'packages/study',
  ],
  'apps/e2e': [],
}

/** The one file of the site that may import the api, and only its type. */
const apiTypeFile = '^apps/web/src/api/app-router-type\\.ts$'

const layerRules = Object.entries(mayImport).map(([workspace, allowed]) => ({
  name: `layers-${workspace.replace('/', '-')}`,
  comment: `${workspace} may import only: ${allowed.join(', ') || 'no workspace'}`,
  severity: 'error',
  from:
    workspace === 'apps/web'
      ? { path: '^apps/web/', pathNot: apiTypeFile }
      : { path: `^${workspace}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [workspace, ...allowed].map((each) => `^${each}/`),
  },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'api-type-only',
      comment: 'The site takes the type of the router from the api, never its code.',
      severity: 'error',
      from: { path: apiTypeFile },
      to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pages-stand-alone',
      comment: 'A page imports no other page and not the shell.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+/[^/]+)/' },
      to: { path: '^apps/web/src/(pages|shell)/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(pages|shell)/' },
    },
    {
      name: 'procedures-stand-alone',
      comment: 'A procedure does not import a procedure.',
      severity: 'error',
      from: { path: '^packages/api/src/procedures/' },
      to: { path: '^packages/api/src/procedures/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: ['/testing/', '\\.test\\.tsx?$', '^apps/e2e/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'pure-packages',
      comment: 'Rules of Japanese, memory, drawing and study do no I/O.',
      severity: 'error',
      from: {
        path: '^packages/(japanese|srs|handwriting|study)/',
        pathNot: ['\\.test\\.ts$', '/testing/', '/commands/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)dist/', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
