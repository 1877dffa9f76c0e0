import type { Bind } from './bind.ts'

const MODULES = import.meta.glob<{ readonly bindModule: (bind: Bind) => void }>('./lazy/*.ts', {
  eager: true,
})

/** Adds the bindings that no first screen uses. */
export const bindLazyModules = (bind: Bind): void => {
  for (const { bindModule } of Object.values(MODULES)) bindModule(bind)
}
