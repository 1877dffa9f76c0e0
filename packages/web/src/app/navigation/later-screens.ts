import type { ScreenFile } from './screens.ts'

/**
 * The code of every screen but the first, by file. A module of its own, because with the files that each screen loads it is
 * 4 KiB that Home has no use for; pages that open at another screen preload it (`boot/early/main.ts`).
 */
export const laterScreens = import.meta.glob<ScreenFile>([
  '../../screens/*/screen.ts',
  '!../../screens/home/screen.ts',
])
