import type { PGlite } from '@electric-sql/pglite'

/** A file that was written from the engine's memory has signed bytes. */
type Bytes = Uint8Array | Int8Array

/** A file, folder or device of the engine's file system, which is in memory. */
interface FileNode {
  name: string
  parent: FileNode
  mode: number
  /** The next node with the same hash. */
  name_next?: FileNode | undefined
  /** The bytes of a file, of which the first `usedBytes` count, or the entries of a folder. */
  contents?: Bytes | Record<string, FileNode>
  usedBytes?: number
  readonly stream_ops: { write?: Write }
}

type Write = (stream: { readonly node: FileNode }, ...more: readonly unknown[]) => number

interface OpenFile {
  /** Null when it is closed. */
  fd: number | null
  flags: number
  position: number
}

/** What an image uses of the engine's module; the package's types name only a part of it. */
interface EngineModule {
  readonly HEAPU8: Uint8Array
  readonly FS: { readonly streams: (OpenFile | null)[]; readonly nameTable: (FileNode | undefined)[] }
  stackSave(): number
  stackRestore(position: number): void
}

const moduleOf = (engine: PGlite) => engine.Module as unknown as EngineModule

const PAGE_BYTES = 65_536
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES)

const pageOf = (memory: Uint8Array, at: number) => memory.subarray(at * PAGE_BYTES, (at + 1) * PAGE_BYTES)

/** A memory by its pages; undefined for one that is all zero, as most are. A memory has whole pages, and only grows. */
const pagesOf = (memory: Uint8Array): readonly (Buffer | undefined)[] =>
  Array.from({ length: memory.length / PAGE_BYTES }, (_, at) => {
    const page = pageOf(memory, at)
    return EMPTY_PAGE.equals(page) ? undefined : Buffer.from(page)
  })

/** The bytes of files that images have too: a file is given a copy before it is written. */
const inImages = new WeakSet<Bytes>()
const areBytes = (contents: FileNode['contents']): contents is Bytes => ArrayBuffer.isView(contents)

const copyingWrites = new WeakSet<Write>()

const copyBeforeWrite = ({ stream_ops: operations }: FileNode): void => {
  const { write } = operations
  if (write === undefined || copyingWrites.has(write)) return
  operations.write = (stream, ...more) => {
    const { node } = stream
    if (areBytes(node.contents) && inImages.has(node.contents)) node.contents = node.contents.slice()
    return write(stream, ...more)
  }
  copyingWrites.add(operations.write)
}

/** Returns what restores a node. */
const imageOf = (node: FileNode): (() => void) => {
  const { name, parent, mode, name_next, contents, usedBytes } = node
  if (contents === undefined) return () => Object.assign(node, { name, parent, mode, name_next })
  if (areBytes(contents)) {
    inImages.add(contents)
    copyBeforeWrite(node)
    return () => Object.assign(node, { name, parent, mode, name_next, contents, usedBytes })
  }
  const entries = { ...contents }
  return () => Object.assign(node, { name, parent, mode, name_next, contents: { ...entries } })
}

const withFollowing = (first: FileNode | undefined): readonly FileNode[] => {
  const nodes: FileNode[] = []
  for (let node = first; node !== undefined; node = node.name_next) nodes.push(node)
  return nodes
}

/** The libraries that an engine has loaded, by name. */
export const loadedLibraries = async (engine: PGlite): Promise<string> => {
  const { rows } = await engine.query<{ names: string }>(
    'select string_agg(file_name, $1 order by file_name) as names from pg_get_loaded_modules()',
    [' '],
  )
  return rows[0]?.names ?? ''
}

/**
 * The whole state of an embedded engine in memory, between two statements: its memory, files and open files. Restoring
 * it costs less than emptying a few tables, and undoes all that was done since, except the loading of a library.
 */
export class EngineImage {
  readonly #module: EngineModule
  readonly #pages: readonly (Buffer | undefined)[]
  readonly #stack: number
  readonly #firstNodes: readonly (FileNode | undefined)[]
  readonly #restoreNodes: readonly (() => void)[]
  readonly #openFiles: readonly (readonly [file: OpenFile, flags: number, position: number] | null)[]

  constructor(engine: PGlite) {
    this.#module = moduleOf(engine)
    const { HEAPU8, FS } = this.#module
    this.#pages = pagesOf(HEAPU8)
    this.#stack = this.#module.stackSave()
    this.#firstNodes = [...FS.nameTable]
    this.#restoreNodes = this.#firstNodes.flatMap(withFollowing).map(imageOf)
    this.#openFiles = FS.streams.map(file => file && [file, file.flags, file.position])
  }

  restore(): void {
    const { HEAPU8, FS } = this.#module
    for (let at = 0; at * PAGE_BYTES < HEAPU8.length; at += 1) {
      const page = pageOf(HEAPU8, at)
      const before = this.#pages[at] ?? EMPTY_PAGE
      // A page that no one has touched takes no memory until it is written.
      if (!before.equals(page)) page.set(before)
    }
    this.#module.stackRestore(this.#stack)
    for (const [at, first] of this.#firstNodes.entries()) FS.nameTable[at] = first
    for (const restoreNode of this.#restoreNodes) restoreNode()
    FS.streams.length = this.#openFiles.length
    for (const [at, open] of this.#openFiles.entries())
      FS.streams[at] = open && Object.assign(open[0], { fd: at, flags: open[1], position: open[2] })
  }
}
