import type { Plugin } from 'vite'

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
const NAME = /^\w+\.displayName = "[^"]*";$/gm
const CREATED_ON_LOAD = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * The portal renders none of react-router's components. Each is created by a call when the file loads, and then gets a
 * name, so a bundler keeps them all, with the functions that they call: 5 KiB brotli. The calls are marked here as free
 * of side effects, and the names are left out.
 */
export const unusedRouterParts = (): Plugin => {
  let marked = 0
  return {
    name: 'fairhaul-unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return
      marked += [...code.matchAll(CREATED_ON_LOAD)].length
      return { code: code.replace(NAME, '').replace(CREATED_ON_LOAD, '$1/* @__PURE__ */ $2'), map: null }
    },
    buildEnd(error) {
      if (error === undefined && marked === 0)
        throw new Error('react-router creates its components in another way: change or drop this plugin')
    },
  }
}
