import { transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import reactCompiler from 'babel-plugin-react-compiler'
import { defineConfig, type Plugin } from 'vite'

/** React Compiler needs Babel, and `@vitejs/plugin-react` no longer runs it. */
function compileReact(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      async handler(code, id) {
        const compiled = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[reactCompiler, { target: '19' }]],
        })
        return compiled?.code ? { code: compiled.code, map: JSON.stringify(compiled.map) } : null
      },
    },
  }
}

/** Phosphor ships six weights per icon and the app uses three; a weight dropped here renders nothing. */
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

/** `vite build` makes the browser bundle; `vite build --ssr` makes the server and the page renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compileReact(), dropIconWeights()],
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
          input: {
            main: 'src/app/server/main.ts',
            'module-worker': 'src/platform/server/module-worker.ts',
            'render-public-page': 'src/app/client/render-public-page.tsx',
            'render-in-worker': 'src/app/server/render-in-worker.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2023',
        cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: {
          // Otherwise modules that are needed only for their style sheets would be tree-shaken.
          preserveEntrySignatures: 'exports-only',
          input: {
            visitor: 'src/app/client/visitor.ts',
            portal: 'src/app/client/portal.tsx',
            // Only for its style sheets; the page itself is rendered on the server.
            'public-page': 'src/app/client/render-public-page.tsx',
          },
        },
      },
}))
