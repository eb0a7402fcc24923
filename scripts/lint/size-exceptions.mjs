/** What the rule of sizes leaves alone, and why. @type {import('./sizes.mjs').Exception[]} */
export const EXCEPTIONS = [
  // Short by what they are.
  ['short', /\/(?:mod|lib)\.rs$/u, 'Rust names the modules of a folder in a file of its own'],
  ['short', /\.d\.ts$/u, 'declares what a package or a tool has no types for'],
  ['short', /\.css$/u, 'the look of one component lies beside it, and layers have one order'],
  ['short', /\.config\.(?:ts|mjs)$|\/build\.rs$/u, 'a tool looks for a file of this name'],
  ['short', /\.(?:test|spec)\.tsx?$/u, 'a test lies beside what it tests'],
  ['short', /\.sh$|\/(?:check|write)-[\w-]+\.mjs$/u, 'a program that is started by its name'],
  ['short', /\/(?:bin\/ssr-snapshot\.rs|print\.ts|entry-client\.tsx)$/u, 'such a program too'],
  ['short', /\/[A-Z]\w+\.tsx$/u, 'a component has a file of its name'],
  ['short', /^frontend\/media\//u, 'digests of committed pictures and sounds hold the sources'],
  [
    'short',
    /^ssr-runtime\/src\/embedded\/flags\.rs$/u,
    'switches of the process, not of an engine',
  ],
  ['short', /^scripts\/bench\/pages\.mjs$/u, 'what every kind of measurement takes'],
  // Cut off so that a first load or a chunk does not bring what lies beside them.
  [
    'short',
    /\/(?:hydrate-root|live|with-player|split-head|classes|registry\.client)\.ts$/u,
    'a chunk',
  ],
  ['short', /\/(?:intro-state|opening|messages|invitation)\.ts$/u, 'what two chunks share'],
  ['short', /^frontend\/src\/(?:media\/types|routing\/router)\.ts$/u, 'the only import of a whole'],
  ['short', /^frontend\/src\/routing\/ids\.ts$/u, 'written from the list of pages'],
  // One job each.
  ['short', /^server\/content\/cli\/src\/(?:context|output)\.rs$/u, 'the lowest room'],
  [
    'short',
    /^server\/content\/service\/tests\/support\/http\.rs$/u,
    'taken in by two test programs',
  ],
  [
    'short',
    /^server\/src\/http\/(?:routes\/metrics|state)\.rs$/u,
    'a route, and what routes share',
  ],
  // Long.
  ['long', /^frontend\/src\/media\/manifest\.ts$/u, 'written by the media kit'],
  ['long', /^frontend\/src\/contract\/made\.ts$/u, 'written from the Rust structs'],
  ['long', /^frontend\/media\/pictures\/scenes\/rules\.ts$/u, 'its digest is that of pictures'],
  [
    'long',
    /^frontend\/src\/pages\/home\/sections\/LandingSection\.module\.css$/u,
    'sizes of the first screen depend on each other in each kind of window',
  ],
  // Functions that are one sequence or one table.
  ['function', /^server\/build\.rs$/u, 'the text of a Rust file'],
  ['function', /^server\/content\/service\/src\/http\/mod\.rs$/u, 'a table of routes'],
  ['function', /^server\/content\/service\/src\/http\/graphql\/types\.rs$/u, 'a table of types'],
  ['function', /^server\/content\/service\/src\/store\/sqlite_file\.rs$/u, 'the steps of opening'],
  [
    'function',
    /^server\/net\/connection\/src\/(?:http2|server|service)\.rs$/u,
    'a life of a connection, whose types no signature can name',
  ],
];
