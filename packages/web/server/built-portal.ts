import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableFlag } from './flags.ts'

/** The folder of a built portal. Refuses: UnusableFlag when there is none in it. */
export const builtPortal = (dist: string): string => {
  if (existsSync(join(dist, 'index.html'))) return dist
  throw new UnusableFlag(`--dist ${dist}: no built portal there. Build it with npm run build.`)
}
