/**
 * The layer table of docs/architecture.md, enforced. A package imports only what its line says;
 * type imports and cycles count too. `scripts/check-boundaries.ts` compares the two tables with
 * each other and with what is imported, and fails when fewer modules than a floor were seen, so
 * that the wall cannot vanish unnoticed.
 */
const mayImport = {
  'packages/japanese': [],
  'packages/srs': [],
  'packages/billing': [],
  'packages/handwriting': [],
  'packages/ui-kit': [],
  'packages/study': ['packages/srs'],
  'packages/japanese-ui': ['packages/japanese', 'packages/ui-kit'],
  'packages/dictionary-db': ['packages/japanese'],
  'packages/contract': ['packages/billing', 'packages/japanese', 'packages/srs', 'packages/study'],
  'packages/user-db': ['packages/billing', 'packages/srs', 'packages/study'],
  'packages/auth-server': ['packages/contract', 'packages/user-db'],
  'packages/api': [
    'packages/billing',
    'packages/contract',
    'packages/japanese',
    'packages/srs',
    'packages/study',
    'packages/dictionary-db',
    'packages/user-db',
  ],
  'packages/agent': ['packages/contract', 'packages/japanese', 'packages/api'],
  'apps/web': [
    'packages/billing',
    'packages/contract',
    'packages/japanese',
    'packages/srs',
    'packages/study',
    'packages/handwriting',
    'packages/ui-kit',
    'packages/japanese-ui',
  ],
  'apps/server': [
    'packages/billing',
    'packages/contract',
    'packages/api',
    'packages/agent',
    'packages/srs',
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
    'packages/dictionary-db',
    'packages/handwriting',
    'packages/srs',
    'packages/study',
  ],
  'apps/e2e': [],
}

/**
 * The floors of the site, from the ground up: a room imports from its own floor and from those
 * below. What the dictionary's rows and tiles say of the learner's study stands below it.
 */
const floors = [
  'api',
  'kit',
  'session',
  'outbox',
  'study-device',
  'study-marks',
  'dictionary',
  'study',
  'pages',
  'shell',
  'first-view',
]

const floorRules = floors.slice(0, -1).map((floor, index) => ({
  name: `floors-${floor}`,
  comment: `${floor} imports from its own floor and those below`,
  severity: 'error',
  from: { path: `^apps/web/src/${floor}/` },
  to: { path: `^apps/web/src/(${floors.slice(index + 1).join('|')})/` },
}))

/** Rooms of an area of pages that are no pages: the steps of signing in, the look of legal text. */
const sharedByPages = ['access', 'legal-text']

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
  mayImport,
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
      comment: 'A page imports no other page and not the shell, but what its own area shares.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/([^/]+)/' },
      to: {
        path: '^apps/web/src/(pages|shell)/',
        pathNot: [
          '^apps/web/src/pages/$1/$2/',
          `^apps/web/src/pages/$1/(${sharedByPages.join('|')})/`,
        ],
      },
    },
    ...floorRules,
    {
      name: 'rooms-have-a-floor',
      comment: 'A folder of the site is a room on one of its floors.',
      severity: 'error',
      from: {
        path: '^apps/web/src/[^/]+/',
        pathNot: `^apps/web/src/(${[...floors, 'service-worker'].join('|')})/`,
      },
      to: {},
    },
    {
      name: 'session-below-its-rooms',
      comment: 'Who is here is known without what can be done with an account.',
      severity: 'error',
      from: { path: '^apps/web/src/session/[^/]+$' },
      to: { path: '^apps/web/src/session/[^/]+/' },
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
      comment: 'Rules of Japanese, memory, drawing, study and payments do no I/O.',
      severity: 'error',
      from: {
        path: '^packages/(japanese|srs|handwriting|study|billing)/',
        pathNot: ['\\.test\\.ts$', '/testing/', '/commands/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      // The tools of the bench have an installation of their own, made when it measures.
      from: { pathNot: ['\\.gen\\.ts$', '^apps/bench/tools/'] },
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
