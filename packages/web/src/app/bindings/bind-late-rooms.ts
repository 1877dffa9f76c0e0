import type { Bind } from '../container.ts'

const ROOMS = import.meta.glob<{ readonly bindRoom: (bind: Bind) => void }>('./late/*.ts', { eager: true })

/** Binds what no first screen needs. */
export const bindLateRooms = (bind: Bind): void => {
  for (const { bindRoom } of Object.values(ROOMS)) bindRoom(bind)
}
