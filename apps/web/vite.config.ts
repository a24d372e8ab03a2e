import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server that answers `/api` while the site runs with hot reload. */
const apiOrigin = process.env.KOTONOHA_API_ORIGIN ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src',
      virtualRouteConfig: './src/routes.ts',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiOrigin, '/health': apiOrigin, '/ready': apiOrigin },
  },
  build: {
    target: 'es2022',
    // The first browsers that know light-dark(): older targets would have it rewritten into
    // variables that need the scheme to be set in the same style sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and icons stay files, so that the strict content policy needs no `data:` sources.
    assetsInlineLimit: 0,
    manifest: true,
  },
})
