import { build, type Plugin, type Rollup } from 'vite'

/** Marks a module that was put together here; nothing else is found by such an id. */
const MARK = '\0one-module:'

type Built = Rollup.RollupOutput | Rollup.RollupOutput[]

/** Everything below one entry in one module; what it takes from other packages stays an import. */
async function putTogether(entry: string, conditions: readonly string[]) {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions] },
    ssr: { resolve: { conditions: [...conditions] } },
    build: {
      write: false,
      ssr: entry,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: { external: id => !/^(\.|\/|\0)/.test(id) && id !== entry },
    },
  })) as Built
  const [chunk] = [built].flat().flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built of ${entry}`)
  return { code: chunk.code, map: chunk.map ?? null, from: chunk.moduleIds }
}

/**
 * For tests that load a package of the workspace afresh for each file: reads it as one module instead of hundreds, as
 * fetching each of them costs more than most tests. What is read is the source as it stands.
 */
export const asOneModule = (packages: readonly string[], conditions: readonly string[]): Plugin => {
  const known = new Map<string, ReturnType<typeof putTogether>>()
  return {
    name: 'as-one-module',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!packages.includes(id)) return undefined
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found === null ? undefined : `${MARK}${found.id}`
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined
      const entry = id.slice(MARK.length)
      const making = known.get(entry) ?? putTogether(entry, conditions)
      known.set(entry, making)
      const { from, ...made } = await making
      for (const file of from) if (!file.startsWith('\0')) this.addWatchFile(file)
      return made
    },
    watchChange() {
      known.clear()
    },
  }
}
