/** What the rule of sizes leaves alone, and why. @type {import('./sizes.mjs').Exception[]} */
export const EXCEPTIONS = [
  {
    kind: 'short',
    reason: 'Rust names the modules of a folder in a file of its own',
    paths: [
      'server/shared-build/src/lib.rs',
      'server/src/assets/mod.rs',
      'server/src/http/limits/mod.rs',
      'server/src/http/middleware/mod.rs',
      'server/src/http_cache/mod.rs',
      'server/src/site/mod.rs',
    ],
  },
  {
    kind: 'short',
    reason: 'declares what a package or a tool has no types for',
    paths: [
      'frontend/src/dev/react-refresh.d.ts',
      'frontend/src/seo/fonts.d.ts',
      'tests/fixtures/structured-data-validator.d.ts',
    ],
  },
  {
    kind: 'short',
    reason: 'the look of one component lies beside it, and layers have one order',
    paths: [
      'frontend/src/pages/fankit/sections/Card.module.css',
      'frontend/src/pages/mashup/MashupPage.module.css',
      'frontend/src/styles/global.css',
      'frontend/src/styles/layers.css',
      'frontend/src/ui/ControlIcon/ControlIcon.module.css',
      'frontend/src/ui/VolumeControl/VolumeControl.module.css',
    ],
  },
  {
    kind: 'short',
    reason: 'a tool looks for a file of this name',
    paths: [
      'frontend/game/vitest.config.ts',
      'tests/lab/bench/astro/astro.config.mjs',
      'tests/lab/bench/next/next.config.mjs',
      'tests/lab/bench/react-router/vite.config.mjs',
      'stylelint.config.mjs',
    ],
  },
  {
    kind: 'short',
    reason: 'a test lies beside what it tests',
    paths: ['frontend/game/painter/view.test.ts', 'tests/http/links.spec.ts'],
  },
  {
    kind: 'short',
    reason: 'a program that is started by its name',
    paths: [
      'deploy/docker/ready.sh',
      'frontend/game/models/print.ts',
      'frontend/scripts/check-architecture.mjs',
      'frontend/scripts/check-used-texts.mjs',
      'frontend/scripts/write-lists.mjs',
      'scripts/doc.sh',
      'scripts/lint-shell.sh',
      'scripts/lint.sh',
      'ssr-runtime/examples/template/src/entry-client.tsx',
      'ssr-runtime/src/bin/ssr-snapshot.rs',
    ],
  },
  {
    kind: 'short',
    reason: 'a component has a file of its name',
    paths: [
      'frontend/src/features/sound/SoundDock.tsx',
      'frontend/src/ui/VideoSources/VideoSources.tsx',
    ],
  },
  {
    kind: 'short',
    reason: 'digests of committed pictures and sounds hold the sources',
    paths: [
      'frontend/media/music/thread.ts',
      'frontend/media/music/worker.mjs',
      'frontend/media/pictures/idols/cast.ts',
      'frontend/media/pictures/scenes/level.ts',
      'frontend/media/pictures/scenes/songs.ts',
      'frontend/media/play/stems-thread.ts',
      'frontend/media/play/stems-worker.mjs',
      'frontend/media/pipeline/write-changed.ts',
      'frontend/media/video/sound/level.ts',
      'frontend/media/video/sound/soundtrack.ts',
    ],
  },
  {
    kind: 'short',
    reason: 'switches of the process, not of an engine',
    paths: ['ssr-runtime/src/embedded/flags.rs'],
  },
  {
    kind: 'short',
    reason: 'what every script that reads texts takes',
    paths: ['frontend/scripts/read-json.mjs'],
  },
  {
    kind: 'short',
    reason: 'what every kind of measurement takes',
    paths: ['tests/lab/bench/pages.mjs'],
  },
  {
    kind: 'short',
    reason: 'a chunk of its own: a first load does not bring what lies beside it',
    paths: [
      'frontend/src/dev/live.ts',
      'frontend/src/features/sound/with-player.ts',
      'frontend/src/hydrate-root.ts',
      'frontend/src/lib/classes.ts',
      'frontend/src/lib/play.ts',
      'frontend/src/pages/registry.client.ts',
      'frontend/src/pages/registry.server.ts',
      'frontend/src/seo/split-head.ts',
    ],
  },
  {
    kind: 'short',
    reason: 'two chunks share it, and neither brings the other',
    paths: [
      'frontend/src/contract/messages.ts',
      'frontend/src/features/intro/intro-state.ts',
      'frontend/src/features/play/difficulties.ts',
      'frontend/src/features/play/opening.ts',
    ],
  },
  {
    kind: 'short',
    reason: 'the only import of a whole',
    paths: ['frontend/src/media/types.ts'],
  },
  {
    kind: 'short',
    reason: 'written from the list of pages',
    paths: ['frontend/src/routing/ids.ts'],
  },
  {
    kind: 'short',
    reason: 'every command needs it, and it needs none',
    paths: ['server/content/cli/src/output.rs'],
  },
  {
    kind: 'short',
    reason: 'two test programs include it',
    paths: ['server/content/service/tests/support/http.rs'],
  },
  {
    kind: 'short',
    reason: 'a route, and what routes share',
    paths: ['server/src/http/routes/metrics.rs', 'server/src/http/state.rs'],
  },
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
  { kind: 'function', reason: 'the text of a Rust file', paths: ['server/build.rs'] },
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
