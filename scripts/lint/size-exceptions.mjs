/** What the rule of sizes leaves alone, and why. @type {import('./sizes.mjs').Exception[]} */
export const EXCEPTIONS = [
  {
    kind: 'long',
    reason: 'written by the media kit',
    paths: ['frontend/src/media/manifest.ts'],
  },
  {
    kind: 'long',
    reason: 'written from the Rust structs',
    paths: ['frontend/src/contract/made.ts'],
  },
  {
    kind: 'long',
    reason: 'written from the description of the calls',
    paths: ['frontend/desk/api/schema.d.ts'],
  },
  {
    kind: 'long',
    reason: 'its digest is that of pictures',
    paths: ['frontend/media/pictures/scenes/rules.ts'],
  },
  // Functions that are one sequence or one table.
  {
    kind: 'function',
    reason: 'a table of routes',
    paths: ['server/content/service/src/http/mod.rs'],
  },
  {
    kind: 'function',
    reason: 'a table of types',
    paths: ['server/content/service/src/http/graphql/types.rs'],
  },
  {
    kind: 'function',
    reason: 'a life of a connection, whose types no signature can name',
    paths: [
      'server/net/connection/src/http2.rs',
      'server/net/connection/src/server.rs',
      'server/net/connection/src/service.rs',
    ],
  },
];
