import { build, type Plugin, type Rollup } from 'vite'

/** The prefix of the ids of modules that are bundled here. */
const MARK = '\0one-module:'

type Built = Rollup.RollupOutput | Rollup.RollupOutput[]

export interface AsOneModuleOptions {
  /** The packages of the workspace that are each read as one module. */
  readonly packages: readonly string[]
  /** Libraries that are copied, as far as used, into each module. They hold no state. */
  readonly inlined: readonly string[]
  readonly conditions: readonly string[]
}

/** Bundles an entry into one module. Imports of other packages remain imports, unless they are inlined. */
async function bundleEntry(entry: string, { inlined, conditions }: AsOneModuleOptions) {
  const isBundled = (id: string) => /^(\.|\/|\0)/.test(id) || id === entry || inlined.includes(id)
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions] },
    ssr: { resolve: { conditions: [...conditions] }, noExternal: [...inlined] },
    build: {
      write: false,
      ssr: entry,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: { external: id => !isBundled(id) },
    },
  })) as Built
  const [chunk] = [built].flat().flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`No module was built from ${entry}`)
  return { code: chunk.code, map: chunk.map ?? null, from: chunk.moduleIds }
}

/**
 * For tests, which load the packages of the workspace again for each file: reads each package as one module instead of
 * hundreds, because loading those takes longer than most tests. The source code is unchanged.
 */
export const asOneModule = (options: AsOneModuleOptions): Plugin => {
  const bundles = new Map<string, ReturnType<typeof bundleEntry>>()
  return {
    name: 'as-one-module',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!options.packages.includes(id)) return undefined
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found === null ? undefined : `${MARK}${found.id}`
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined
      const entry = id.slice(MARK.length)
      const pending = bundles.get(entry) ?? bundleEntry(entry, options)
      bundles.set(entry, pending)
      const { from, ...bundle } = await pending
      for (const file of from) if (!file.startsWith('\0')) this.addWatchFile(file)
      return bundle
    },
    watchChange() {
      bundles.clear()
    },
  }
}
