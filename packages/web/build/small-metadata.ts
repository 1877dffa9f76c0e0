import type { Plugin } from 'vite'

const METADATA = /reflect-metadata[\\/]ReflectLite\.js$/

/** What inversify calls for classes without decorators: one value of an object, by its key. */
const STORED = `const stored = new WeakMap()
const read = (key, of) => stored.get(of)?.get(key)
Reflect.getMetadata = Reflect.getOwnMetadata = read
Reflect.defineMetadata = (key, value, of) => {
  if (!stored.has(of)) stored.set(of, new Map())
  stored.get(of).set(key, value)
}`

/**
 * The portal decorates no class, so inversify keeps one number in metadata, that of the next binding. The library that it
 * brings for it, 2 KiB brotli of the first load, serves decorators.
 */
export const smallMetadata = (): Plugin => {
  let isReplaced = false
  return {
    name: 'fairhaul-small-metadata',
    apply: 'build',
    transform(_, id) {
      if (!METADATA.test(id)) return
      isReplaced = true
      return { code: STORED, map: null }
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error('inversify keeps its metadata in another way: change or drop this plugin')
    },
  }
}
