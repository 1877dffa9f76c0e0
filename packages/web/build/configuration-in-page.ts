import type { Plugin } from 'vite'
import type { Build } from '../configuration/index.ts'

const DEVELOPMENT: Build = { version: 'development', hasSourceMaps: true }

/**
 * Writes the configuration of this environment into the pages of the development server, as the portal's own server
 * does. Wrong settings are shown instead of the page.
 */
export const configurationInPage = (root: string): Plugin => ({
  name: 'fairhaul-configuration-in-page',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server }) {
      if (server === undefined) return html
      const load = (file: string) => server.ssrLoadModule(`${root}/server/${file}`)
      const { configurationOf } = (await load(
        'configuration-of.ts',
      )) as typeof import('../server/configuration-of.ts')
      const { configurationInto } = (await load(
        'configuration-into.ts',
      )) as typeof import('../server/configuration-into.ts')
      const configuration = configurationOf(process.env, warning => server.config.logger.warn(warning))
      return configurationInto(html, { ...configuration, ...DEVELOPMENT })
    },
  },
})
