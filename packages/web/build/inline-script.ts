import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, minifySync, type Plugin } from 'vite'
import { type LikelyModules, likelyFiles } from './likely-files.ts'

const INLINE = /<script type="module" data-inline(="after-paint")? src="([^"]+)"><\/script>/g
const PLAIN = /<script>([^]*?)<\/script>/g
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/
/** Not among the portal's scripts for Home; every other screen is found through it. */
const LATER = 'later-screens'
const PRELOAD = /<link rel="modulepreload" crossorigin href=/g

const smaller = (code: string): string => minifySync('page.js', code).code.trim()

/**
 * Minifies the scripts that are written in a page, and inlines those that a page marks with `data-inline`, so that they
 * need no request; one that is marked `after-paint` is compiled and runs after the first paint. The page's other scripts
 * are only named: an inlined one loads and starts them. So are the files of screens that are opened next, which the
 * portal fetches. In development, all remain plain modules.
 */
export const inlineScript = (root: string, base: string, likely: LikelyModules): readonly Plugin[] => [
  {
    name: 'fairhaul-inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(written) {
        let html = written.replace(PLAIN, (_, code: string) => `<script>${smaller(code)}</script>`)
        for (const [tag, isLate, source] of html.matchAll(INLINE)) {
          const code = await codeOf(`${root}${source}`)
          const script = isLate === undefined ? code : `fairhaulBoot.afterPaint(function(){${code}})`
          html = html.replace(tag, () => `<script>${script}</script>`)
        }
        return html
      },
    },
  },
  {
    name: 'fairhaul-late-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes('data-boot')) return html
        const later = Object.values(bundle ?? {}).find(each => each.type === 'chunk' && each.name === LATER)
        if (later === undefined) throw new Error(`No file of the build is named ${LATER}`)
        return html
          .replace(ENTRY, '<link crossorigin data-portal="entry" href="$1">')
          .replace(PRELOAD, '<link crossorigin data-portal="part" href=')
          .replace(
            '</head>',
            `<link crossorigin data-portal="later" href="${base}${later.fileName}">` +
              `<meta name="likely-files" content="${likelyFiles(bundle ?? {}, likely).join(' ')}"></head>`,
          )
      },
    },
  },
]

const codeOf = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    // As in the rest of the portal: workspace packages come from their sources, never from earlier build output.
    resolve: { conditions: ['fairhaul-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'inline.js' } },
    },
  })
  const output = Array.isArray(built)
    ? built.flatMap(each => each.output)
    : 'output' in built
      ? built.output
      : []
  const [script, ...others] = output
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not one script`)
  return script.code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}
