import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks files of which most functions run as soon as their screen opens. A browser then compiles all of them when the file
 * arrives, beside the page, and not each on its first call, while the user waits. Browsers without such hints ignore them.
 * A hint must be the first line of its file. `files`: names of files of the build, or the modules that they begin with.
 */
export const compiledAhead = (files: readonly string[]): Plugin => ({
  name: 'fairhaul-compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of files) {
        const chunks = Object.values(bundle)
          .filter(each => each.type === 'chunk')
          .filter(
            ({ name, facadeModuleId }) => name === file || facadeModuleId?.endsWith(`/${file}`) === true,
          )
        if (chunks.length === 0) throw new Error(`No file of the build is ${file}`)
        for (const chunk of chunks) {
          chunk.code = HINT + chunk.code
          if (chunk.map !== null) chunk.map.mappings = `;${chunk.map.mappings}`
        }
      }
    },
  },
})
