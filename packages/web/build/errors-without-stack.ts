import type { Plugin } from 'vite'

const REACT_DOM = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const CREATED_ON_LOAD = /^((?:var)? +\w+ = )Error\((formatProdErrorMessage\(\d+\))\)([,;])$/gm

/**
 * React creates errors when it loads, to tell them from others when they are thrown; no one sees their stack. While a
 * developer tool is attached, a browser parses the whole file again to find where each was created. They are created here
 * without a stack.
 */
export const errorsWithoutStack = (): Plugin => {
  let found = 0
  return {
    name: 'fairhaul-errors-without-stack',
    apply: 'build',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return
      found += [...code.matchAll(CREATED_ON_LOAD)].length
      const create = '$1Object.create(Error.prototype, { message: { value: $2 } })$3'
      return { code: code.replace(CREATED_ON_LOAD, create), map: null }
    },
    buildEnd(error) {
      if (error === undefined && found === 0)
        throw new Error('React creates its errors in another way: change or drop this plugin')
    },
  }
}
