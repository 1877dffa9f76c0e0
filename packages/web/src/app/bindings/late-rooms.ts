import type { LateRooms } from '../../di/late-rooms.ts'
import type { Resolve } from '../../di/token.ts'
import type { Bind } from '../container.ts'

/** Whatever is bound in `late/`, fetched when it is first asked for. */
export const lateRooms = (bind: Bind, resolve: Resolve): LateRooms => {
  let coming: Promise<Resolve> | undefined
  const fetchRooms = async () => {
    try {
      const { bindLateRooms } = await import('./bind-late-rooms.ts')
      bindLateRooms(bind)
      return resolve
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return () => (coming ??= fetchRooms())
}
