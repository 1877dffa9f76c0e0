import type { CarrierId } from '@fairhaul/core'
import type { Resolve } from '../../di/token.ts'
import { listSight } from './list-sight.ts'

/** Without events, and for a screen that is seen again. */
const EVERY_MS = 300_000

/**
 * What keeps the connection of a carrier on a screen up to date: once a colleague has marked it do not dispatch, no answer
 * from before stands. Without a carrier: those of all carriers.
 */
export const connectionSight = (resolve: Resolve, carrierId?: CarrierId) => {
  const { changes, ...sight } = listSight(resolve, ['connection', 'carrier_invitation'], EVERY_MS)
  const subject = carrierId === undefined ? {} : { subject: { kind: 'carrier', id: carrierId } as const }
  return { ...sight, changes: { ...changes, interest: { ...changes.interest, ...subject } } }
}
