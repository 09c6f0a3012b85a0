import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { compileReact } from './scripts/compile-react.ts'

/**
 * Phosphor ships six weights per icon, and the app uses three. A weight dropped here renders nothing. With all six the
 * icons of the first page of the portal have 12.4 KB in place of 7.7.
 */
function dropIconWeights(): Plugin {
  return {
    name: 'icon-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler: code => ({
        code: code.replace(/ {2}\[\s*"(?:duotone|thin|regular)",[\s\S]*?\n {2}\],?\n/g, ''),
        map: null,
      }),
    },
  }
}

/**
 * The browser needs no schemas (docs/decisions/0049-weights-with-room.md); the server does, in development too. With
 * zod the first page of the portal has 16.8 KB of script more.
 */
function replaceZod(): Plugin {
  return {
    name: 'no-zod',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler: code => ({
        code: code.replace(
          "import * as z from 'zod/mini'",
          "import { z } from '#platform/client/no-schemas.ts'",
        ),
        map: null,
      }),
    },
  }
}

/** How long plugins took is of no use to who only starts the server. */
const checks = { bundlerTimings: false }

type Mode = 'visitor' | 'portal' | 'public-styles'

/**
 * Three builds for the browser, each with a manifest of its own name: the scripts of the public pages, the portal, and
 * the style sheets of the public pages. Built together, the two kinds of pages would split what they share into a
 * hundred small files; on a slow network each costs its share of a round trip.
 */
const browserBuilds: Record<Mode, BuildOptions['rollupOptions']> = {
  visitor: {
    input: 'src/app/client/visitor.ts',
    output: {
      codeSplitting: {
        groups: [
          { name: 'visitor', tags: ['$initial'], priority: 2 },
          // Without the next two the finder opens with 20 files in place of 10, and the sign-in with 22 in place of 9.
          // Without React: all that the script of a member's catalogue page shares with the overlays.
          {
            name: 'calls',
            test: /(\/platform\/client\/([a-z-]+|ui\/theme\/[a-z-]+)|\.contract)\.ts$/,
            minShareCount: 2,
            priority: 1,
          },
          // What every overlay needs: React and the dialog.
          { name: 'overlay', test: /\/node_modules\/|\/platform\/client\/ui\/[A-Z]/, minShareCount: 3 },
        ],
      },
    },
  },
  portal: {
    input: 'src/app/client/portal.tsx',
    output: {
      codeSplitting: {
        groups: [
          { name: 'portal', tags: ['$initial'], priority: 1 },
          // Small parts of many pages, the first among them: with a file for each, that page has 3.6 KB more in 14 files more.
          {
            name: 'parts',
            test: /\/platform\/(client\/ui\/(ErrorBox|PortalLinks|Skeleton|ToggleButtons|SegmentedControl|create-lazy-part)|client\/(message-for|day|is-composing-key)\.|(text|memoize)\.rules)/,
          },
          {
            name: 'suggestions',
            test: /\/(use-suggestions|SuggestionOption|suggestion\.contract|typed-prefix\.rules|LazyAutocomplete)\./,
          },
        ],
      },
    },
  },
  'public-styles': {
    // Otherwise modules that are needed only for their style sheets would be tree-shaken.
    preserveEntrySignatures: 'exports-only',
    input: 'src/app/client/render-public-page.tsx',
    // No browser loads these scripts.
    output: {
      entryFileNames: 'unused/[hash].js',
      chunkFileNames: 'unused/[hash].js',
      // One style sheet for what every public page has, in place of six.
      codeSplitting: { groups: [{ name: 'public', tags: ['$initial'], priority: 1 }] },
    },
  },
}

/** `vite build --mode visitor` (or portal, or public-styles) builds for the browser, `vite build --ssr` the server. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), compileReact(), dropIconWeights(), replaceZod()],
  appType: 'custom',
  // One file for the built server: loading a thousand small modules took longer than the rest of the start.
  // Packages with native code cannot be bundled. In development Node loads packages by itself.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['@node-rs/argon2', '@resvg/resvg-js', 'sharp'] } }),
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: {
          checks,
          input: {
            main: 'src/app/server/main.ts',
            'module-worker': 'src/platform/server/module-worker.ts',
            'render-public-page': 'src/app/client/render-public-page.tsx',
            'render-in-worker': 'src/app/server/render-in-worker.ts',
            'read-questions-in-worker': 'src/app/server/read-questions-in-worker.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2023',
        cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        emptyOutDir: false,
        copyPublicDir: mode === 'visitor',
        manifest: `${mode}.json`,
        rollupOptions: { checks, ...browserBuilds[mode as Mode] },
      },
}))
