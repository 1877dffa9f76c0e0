import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { assetOf } from '../server/asset.ts'
import { PACKED } from '../server/built-files.ts'

/** Compresses each built file once, so that no server that starts has to. The page is left out: it gets its settings later. */
export const packedFiles = (): Plugin => ({
  name: 'fairhaul-packed-files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }, bundle) {
      if (dir === undefined) return
      const files = Object.keys(bundle).filter(name => !/\.(map|html)$/.test(name))
      await Promise.all(
        files.map(async name => {
          const file = join(dir, name)
          const packed = await assetOf(name, await readFile(file)).squeezed?.br()
          if (packed !== undefined) await writeFile(`${file}${PACKED}`, packed)
        }),
      )
    },
  },
})
