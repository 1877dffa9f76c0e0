/// <reference types="vite/types/importMeta.d.ts" />
import type { WorldRows } from '../../world.ts'
import type { DemoPart, DemoSetting } from '../part.ts'

const files = import.meta.glob<{ readonly part: DemoPart }>(['./*.ts', '!./index.ts', '!./*.test.ts'], {
  eager: true,
})

/** The rows of every part: each file of this folder exports one as `part`. */
export const demoParts = (setting: DemoSetting): readonly WorldRows[] =>
  Object.values(files).map(({ part }) => part(setting))
