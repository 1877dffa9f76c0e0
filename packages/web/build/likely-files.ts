import type { Rollup } from 'vite'

/** Modules of the build, by the ends of their paths. */
export interface LikelyModules {
  /** What is opened next. */
  readonly likely: readonly string[]
  /** What is loaded by then. */
  readonly first: readonly string[]
  /** What none of those may bring along. */
  readonly never: string
}

/** The files that the likely modules need at once and no first one does: scripts and styles, without their folder. */
export const likelyFiles = (
  bundle: Rollup.OutputBundle,
  { likely, first, never }: LikelyModules,
): readonly string[] => {
  const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/src/${module}`)))
    if (chunk === undefined) throw new Error(`No file of the build has ${module}`)
    return chunk
  }
  const withFiles = (modules: readonly string[]) => {
    const found = new Set<string>()
    const add = (chunk: Rollup.OutputChunk | undefined) => {
      if (chunk === undefined || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
      for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    }
    for (const module of modules) add(chunkOf(module))
    return found
  }
  const loaded = withFiles(first)
  if (loaded.has(chunkOf(never).fileName)) throw new Error(`${never} is loaded with the first screen`)
  return [...withFiles(likely)].filter(file => !loaded.has(file)).map(file => file.replace(/^assets\//, ''))
}
