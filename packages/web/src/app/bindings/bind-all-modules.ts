import type { Bind } from '../container.ts'

const ROOMS = import.meta.glob<{ readonly bindModule: (bind: Bind) => void }>('./late/*.ts', { eager: true })

/** Binds what no first screen needs. */
export const bindAllModules = (bind: Bind): void => {
  for (const { bindModule } of Object.values(ROOMS)) bindModule(bind)
}
