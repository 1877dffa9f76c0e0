import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { at, root } from '../scripts/lib/paths.mjs'
import { SOURCE_CONDITIONS } from '../scripts/lib/source-conditions.mjs'

/** A package, such as "core", or one of its modules, as one file that Node can read. */
export async function builtPackage(name, module = 'index') {
  const outDir = at(`.cache/build/bench-${name}`)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: SOURCE_CONDITIONS } },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: { [name]: at(`packages/${name}/src/${module}.ts`) },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  return import(pathToFileURL(`${outDir}/${name}.mjs`).href)
}
