import { parseArgs } from 'node:util'
import { builtPortal } from './built-portal.ts'
import { configurationOf } from './configuration-of.ts'
import { UnusableFlag } from './flags.ts'
import { orExit } from './or-exit.ts'
import { writeStaticSite } from './write-static-site.ts'

// node static.js --dist packages/web/dist --into FOLDER
const site = orExit(() => {
  const { values } = parseArgs({ options: { dist: { type: 'string' }, into: { type: 'string' } } })
  if (values.into === undefined || values.into === '')
    throw new UnusableFlag('--static: name the folder that the files are to be written into.')
  return {
    dist: builtPortal(values.dist ?? 'packages/web/dist'),
    into: values.into,
    configuration: configurationOf(process.env, warning => console.log(warning)),
  }
})
await writeStaticSite(site)
